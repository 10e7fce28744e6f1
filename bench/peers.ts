/**
 * Figures of other engines for the same content, measured in November 2026 on the machine with two cores that
 * docs/performance.md refers to. Sizes are after gzip (level 6).
 */

/** A page built by the incumbent. Times are medians of five loads over loopback with an empty cache. */
export interface PeerPage {
  requests: number;
  htmlKb: number;
  scriptKb: number;
  styleKb: number;
  firstPaintMs: number;
  /** Time until the first example is hydrated. */
  firstExampleLiveMs: number;
  blockingMs: number;
}

interface PeerBuild {
  seconds: number;
  cpuSeconds: number;
  peakMemoryMb: number;
}

/** The engine for which the content was originally written, with only the packages' content. */
export const INCUMBENT = {
  name: '@patternfly/documentation-framework 6.52.0',
  coldBuild: { seconds: 176.6, cpuSeconds: 218.1, peakMemoryMb: 4500 } satisfies PeerBuild,
  warmBuild: { seconds: 168.5, cpuSeconds: 212.5, peakMemoryMb: 4400 } satisfies PeerBuild,
  outputMb: 210,
  pages: new Map<string, PeerPage>([
    ['/components/accordion', page(12, 52, 587, 190, 316, 920, 533)],
    ['/components/table', page(24, 321, 631, 190, 416, 1920, 1483)],
    ['/components/tabs', page(16, 169, 598, 190, 348, 1182, 871)],
    ['/components/menus/select', page(13, 105, 595, 190, 372, 1009, 664)]
  ]),
  /** With a CPU four times slower, 10 Mbit/s and 40 ms latency. */
  throttled: new Map([
    ['/components/accordion', { firstPaintMs: 1180, firstExampleLiveMs: 2848, blockingMs: 2050 }],
    ['/components/table', { firstPaintMs: 2116, firstExampleLiveMs: 6670, blockingMs: 5937 }]
  ]),
  /** Time from the click on a link on the accordion page until the first example of the target is laid out. */
  navigationMs: new Map([
    ['/components/button', 336],
    ['/components/tabs', 447],
    ['/components/table', 755]
  ])
} as const;

/**
 * Other documentation engines with 1,000 synthetic pages equivalent to those of `bench/synthetic`; the better of two
 * runs.
 */
export const SYNTHETIC_PEERS: readonly (PeerBuild & { name: string; remark: string })[] = [
  {
    name: 'Docusaurus 3.10.2',
    seconds: 53.3,
    cpuSeconds: 91.5,
    peakMemoryMb: 2700,
    remark: 'rspack and SWC, no search'
  },
  { name: 'Starlight 0.42.4', seconds: 73.2, cpuSeconds: 83.5, peakMemoryMb: 5000, remark: 'with search index' },
  { name: 'VitePress 1.6.4', seconds: 142.4, cpuSeconds: 165.7, peakMemoryMb: 6800, remark: 'one run, 12 GB heap' }
];

function page(
  requests: number,
  htmlKb: number,
  scriptKb: number,
  styleKb: number,
  firstPaintMs: number,
  firstExampleLiveMs: number,
  blockingMs: number
): PeerPage {
  return { requests, htmlKb, scriptKb, styleKb, firstPaintMs, firstExampleLiveMs, blockingMs };
}
