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
  test('accepts known problems, only on their tab and in their examples', () => {
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
    test(`reports a problem that differs in ${JSON.stringify(changes)}`, () => {
      expect(applyBaseline([problem(), problem(changes)], new Set(['/knobs/dial']), [ENTRY]).unknown).toEqual([
        problem(changes)
      ]);
    });
  }

  test('reports a stale entry once its tab was visited', () => {
    expect(applyBaseline([], new Set(['/knobs/dial']), [ENTRY]).stale).toEqual([ENTRY]);
    expect(applyBaseline([], new Set(['/knobs/lamp', '/knobs/dial/round']), [ENTRY]).stale).toEqual([]);
  });
});
