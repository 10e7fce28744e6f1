import type { DevFigures } from '../browser/benchDev.ts';
import type { EditingFigures } from '../browser/benchEditing.ts';
import type { NavigationFigures } from '../browser/benchNavigation.ts';
import type { PageFigures } from '../browser/benchPages.ts';
import type { SearchFigures } from '../browser/benchSearch.ts';
import type { Traffic } from '../../e2e/support/traffic.ts';
import { budgets } from '../budgets.ts';
import { INCUMBENT } from '../peers.ts';
import { formatTable } from './table.ts';

const BYTES_IN_KB = 1024;

/** Formats the weight and load times of pages, beside those of the incumbent. */
export function pageTables(pages: readonly PageFigures[]): string {
  const weight = pages.flatMap(({ address, loaded, complete }) => {
    const peer = INCUMBENT.pages.get(address);
    const budget = budgets['what was reached'][address];
    return [
      [address, ...trafficCells(loaded)],
      ['  all examples live', ...trafficCells(complete)],
      ...(budget ? [['  budget', budget.requests ?? null, null, budget.scriptKb ?? null, budget.styleKb ?? null]] : []),
      ...(peer ? [['  incumbent', peer.requests, peer.htmlKb, peer.scriptKb, peer.styleKb]] : [])
    ];
  });
  return [
    formatTable('Page weight, KB gzip', ['', 'requests', 'HTML', 'script', 'CSS'], weight),
    formatTable('Loading, ms', timeHeader, timeRows(pages, 'times', INCUMBENT.pages)),
    formatTable('Loading on a slow device (CPU 4x, 10 Mbit/s, 40 ms), ms', timeHeader, [
      ...timeRows(pages, 'throttled', INCUMBENT.throttled)
    ]),
    formatTable(
      'Documents',
      ['', 'elements', 'switch of the color scheme, ms'],
      pages.map(({ address, elements, themeMs }) => [address, elements, themeMs])
    )
  ].join('');
}

const timeHeader = ['', 'first paint', 'first example live', 'blocked'];

function trafficCells({ requests, html, script, style }: Traffic): number[] {
  return [requests, html / BYTES_IN_KB, script / BYTES_IN_KB, style / BYTES_IN_KB];
}

interface PeerTimes {
  firstPaintMs: number;
  firstExampleLiveMs: number;
  blockingMs: number;
}

function timeRows(
  pages: readonly PageFigures[],
  kind: 'times' | 'throttled',
  peers: ReadonlyMap<string, PeerTimes>
): (string | number | null)[][] {
  return pages.flatMap((page) => {
    const { firstPaintMs, firstExampleLiveMs, blockingMs } = page[kind];
    const peer = peers.get(page.address);
    return [
      [page.address, firstPaintMs, firstExampleLiveMs, blockingMs],
      ...(peer ? [['  incumbent', peer.firstPaintMs, peer.firstExampleLiveMs, peer.blockingMs]] : [])
    ];
  });
}

/** Formats times of the dev server. */
export function devTable(figures: DevFigures): string {
  return formatTable(
    'Dev server, ms',
    ['', 'ms'],
    [
      ['ready, first start', figures.coldReadyMs],
      ['ready, later', figures.readyMs],
      ['first page until its example is live, first start', figures.coldFirstPageMs],
      ['first page until its example is live, later', figures.firstPageMs],
      ['edited sentence shown', figures.proseMs],
      ['edited example shown', figures.exampleMs]
    ]
  );
}

/** Formats the cost of editing examples. */
export function editingTable(editing: readonly EditingFigures[]): string {
  return formatTable(
    'Changing an example',
    [
      '',
      'first key to result, ms',
      'later, after the wait',
      'slowest of ten',
      'longest task while typing',
      'KB of script'
    ],
    editing.map(({ page, firstMs, runMs, slowestRunMs, longestTaskMs, scriptKb }) => [
      page,
      firstMs,
      runMs,
      slowestRunMs,
      longestTaskMs,
      scriptKb
    ])
  );
}

/** Formats navigation times, beside those of the incumbent. */
export function navigationTable(navigation: readonly NavigationFigures[]): string {
  return formatTable(
    'From the accordion page to another, ms from the click',
    ['', 'after hover: shown', 'shown', 'live', 'slow device: shown', 'live', 'incumbent: shown'],
    navigation.map(({ to, hovered, time, throttled }) => [
      to,
      hovered.shownMs,
      time.shownMs,
      time.firstExampleLiveMs,
      throttled.shownMs,
      throttled.firstExampleLiveMs,
      INCUMBENT.navigationMs.get(to) ?? null
    ])
  );
}

/** Formats search times. */
export function searchTable({ coldMs, slowestColdMs, warmMs, slowestWarmMs, firstKb }: SearchFigures): string {
  return formatTable(
    'Searching, ms from a key to results',
    ['', 'median', 'slowest', 'KB before the first result'],
    [
      ['first letter, nothing loaded', coldMs, slowestColdMs, firstKb],
      ['later letters', warmMs, slowestWarmMs, null]
    ]
  );
}
