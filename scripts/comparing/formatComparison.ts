import type { Comparison } from './compareSites.ts';

/** Longest text of an example. */
const LONGEST = 300;

/** Describes the differences between two sites: one line for each kind, and an example below it. */
export function formatComparison({ equal, different, kinds }: Comparison): string {
  const summary = `${equal} files are equal, ${different} differ.`;
  const lines = kinds.flatMap(({ name, places, files, example: { path, before, after } }) => [
    '',
    `${name} (${places} in ${files} ${files === 1 ? 'file' : 'files'}), such as in ${path}`,
    ...[before === null ? [] : [`  - ${oneLine(before)}`], after === null ? [] : [`  + ${oneLine(after)}`]].flat()
  ]);
  return [summary, ...lines].join('\n');
}

function oneLine(text: string): string {
  const written = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return written.length > LONGEST ? `${written.slice(0, LONGEST)}…` : written;
}
