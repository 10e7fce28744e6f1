import { expect, test } from '../support/test.ts';
import type { SweepProblem } from './sweepProblem.ts';
import type { BaselineEntry } from './baseline.ts';
import { applyBaseline } from './applyBaseline.ts';

const ENTRY: BaselineEntry = {
  path: '/knobs/dial',
  examples: ['round'],
  kind: 'console',
  match: 'too round',
  package: '@acme/dial',
  reason: 'Its dial is too round.'
};
const problem = (changes: Partial<SweepProblem> = {}): SweepProblem => ({
  path: '/knobs/dial',
  kind: 'console',
  text: 'The dial is too round.',
  ...changes
});

test.describe('applyBaseline', () => {
  test('lets known problems pass, on the tab and in the example alone', () => {
    const problems = [problem(), problem({ path: '/knobs/dial/round' })];
    const visited = new Set(problems.map(({ path }) => path));
    expect(applyBaseline(problems, visited, [ENTRY])).toEqual({ unknown: [], stale: [] });
  });

  const DIFFERENCES: readonly Partial<SweepProblem>[] = [
    { path: '/knobs/lamp' },
    { kind: 'exception' },
    { text: 'The dial is too square.' }
  ];
  for (const changes of DIFFERENCES) {
    test(`reports what differs by ${JSON.stringify(changes)}`, () => {
      expect(applyBaseline([problem(), problem(changes)], new Set(['/knobs/dial']), [ENTRY]).unknown).toEqual([
        problem(changes)
      ]);
    });
  }

  test('reports an entry that nothing matches, once its tab was visited', () => {
    expect(applyBaseline([], new Set(['/knobs/dial']), [ENTRY]).stale).toEqual([ENTRY]);
    expect(applyBaseline([], new Set(['/knobs/lamp', '/knobs/dial/round']), [ENTRY]).stale).toEqual([]);
  });
});
