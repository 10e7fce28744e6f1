import type { SiteBuilds } from '../build/benchBuild.ts';
import type { ExamplesBuild } from '../build/benchExamples.ts';
import type { SyntheticBuild } from '../build/benchSynthetic.ts';
import type { BuildFigures } from '../build/measureBuild.ts';
import { INCUMBENT, SYNTHETIC_PEERS } from '../peers.ts';
import { formatTable } from './table.ts';

const BUILDS: readonly (readonly [build: keyof SiteBuilds, name: string])[] = [
  ['cold', 'cold'],
  ['warm', 'warm'],
  ['proseEdited', 'prose edited'],
  ['exampleEdited', 'example edited']
];

/** Formats the builds of the site by stage, beside those of the incumbent. */
export function buildTables(builds: SiteBuilds, outputMb: number | null): string {
  const { coldBuild, warmBuild } = INCUMBENT;
  const rows = BUILDS.map(([build, name]) => buildRow(name, builds[build]));
  const peers = [
    ['Incumbent, cold', coldBuild.seconds, coldBuild.cpuSeconds, coldBuild.peakMemoryMb, null],
    ['Incumbent, warm', warmBuild.seconds, warmBuild.cpuSeconds, warmBuild.peakMemoryMb, null]
  ];
  return [
    formatTable('Build of the whole site', ['', 's', 'CPU s', 'peak MB', 'tabs/s'], [...rows, ...peers]),
    formatTable(
      'Stages: seconds (CPU seconds of the main process)',
      ['', ...BUILDS.map(([, name]) => name)],
      builds.cold.stages.map(({ name }) => [name, ...BUILDS.map(([build]) => stageText(builds[build], name))])
    ),
    formatTable(
      'Output',
      ['', 'MB'],
      [
        ['ours', outputMb],
        ['Incumbent', INCUMBENT.outputMb]
      ]
    )
  ].join('');
}

function buildRow(name: string, { seconds, cpuSeconds, peakMemoryMb, tabs }: BuildFigures): (string | number | null)[] {
  return [name, seconds, cpuSeconds, peakMemoryMb, tabs / seconds];
}

function stageText({ stages }: BuildFigures, name: string): string {
  const stage = stages.find((candidate) => candidate.name === name);
  return stage ? `${stage.seconds.toFixed(1)} (${stage.cpuSeconds.toFixed(1)})` : '-';
}

/** Formats time and memory by number of copies of the same examples. */
export function examplesTable(builds: readonly ExamplesBuild[]): string {
  const [single] = builds;
  const rows = builds.map(({ copies, figures: { seconds, cpuSeconds, peakMemoryMb, examples } }) => [
    `${copies} × ${single?.figures.examples ?? 0} examples`,
    examples,
    seconds,
    cpuSeconds,
    peakMemoryMb,
    single ? (seconds / single.figures.seconds).toFixed(1) : null
  ]);
  return formatTable(
    'Examples of a package under new names, cold',
    ['', 'examples', 's', 'CPU s', 'peak MB', 'time, times the first'],
    rows
  );
}

/** Formats time and memory by number of pages, beside other engines at 1,000 pages. */
export function syntheticTable(builds: readonly SyntheticBuild[]): string {
  const [smallest] = builds;
  const rows = builds.map(({ pages, figures }) => {
    const { seconds, cpuSeconds, peakMemoryMb } = figures;
    const memory = smallest?.figures.peakMemoryMb;
    const growth = peakMemoryMb !== null && memory ? peakMemoryMb / memory : null;
    return [`ours, ${pages} pages`, seconds, cpuSeconds, peakMemoryMb, pages / seconds, growth && growth.toFixed(2)];
  });
  const peers = SYNTHETIC_PEERS.map(({ name, seconds, cpuSeconds, peakMemoryMb, remark }) => [
    `${name}, 1000 pages (${remark})`,
    seconds,
    cpuSeconds,
    peakMemoryMb,
    1000 / seconds,
    null
  ]);
  const header = ['', 's', 'CPU s', 'peak MB', 'pages/s', 'memory, times the smallest'];
  return formatTable('Synthetic sites, cold', header, [...rows, ...peers]);
}
