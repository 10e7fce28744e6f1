import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBaseline, isOfRelease } from '../../src/check/baseline.ts';
import type { ReportedProblem } from '../../src/check/reportedProblem.ts';
import type { BaselineEntry } from '../../src/core/baseline.ts';

const FILE = 'examples/Button.tsx';

function problem(overrides: Partial<ReportedProblem> = {}): ReportedProblem {
  return {
    severity: 'error',
    code: 'type-error',
    message: "TS2322: Type 'string' is not assignable to type 'number'.",
    hint: null,
    file: `@acme/ui/${FILE}`,
    line: 1,
    column: 1,
    ...overrides
  };
}

function entryWith(overrides: Partial<BaselineEntry> = {}): BaselineEntry {
  return {
    code: 'type-error',
    package: '@acme/ui',
    versions: '2.1',
    match: 'TS2322',
    reason: 'Typed for an older release.',
    files: { [FILE]: 1 },
    ...overrides
  };
}

const installed = (name: string): string | null => (name === '@acme/ui' ? '2.1.3' : null);

describe('applyBaseline', () => {
  it('accepts a listed problem and gives the reason', () => {
    const sorted = applyBaseline([problem()], [entryWith()], installed);
    expect(sorted).toEqual({
      open: [],
      known: [{ problem: problem(), reason: 'Typed for an older release.' }],
      stale: []
    });
  });

  it.each([
    ['another code', { code: 'broken-link' }],
    ['another file', { file: '@acme/ui/examples/Other.tsx' }],
    ['the same path in another package', { file: `@acme/other/${FILE}` }],
    ['another message', { message: 'TS2741: Property missing.' }]
  ])('reports a problem with %s', (_, overrides) => {
    const other = problem(overrides);
    expect(applyBaseline([other], [entryWith()], installed).open).toEqual([other]);
  });

  it('reports all if there are more than the baseline allows', () => {
    const problems = [problem(), problem({ line: 2 })];
    expect(applyBaseline(problems, [entryWith()], installed)).toEqual({ open: problems, known: [], stale: [] });
  });

  it('reports an entry as stale if there are fewer than it says', () => {
    const entry = entryWith({ files: { [FILE]: 2 } });
    const sorted = applyBaseline([problem()], [entry], installed);
    expect(sorted.open).toEqual([]);
    expect(sorted.stale).toEqual([{ entry: entry, path: FILE, found: 1, installed: '2.1.3' }]);
  });

  it('does not apply an entry to another release', () => {
    const entry = entryWith({ versions: '2.0' });
    const sorted = applyBaseline([problem()], [entry], installed);
    expect(sorted.open).toEqual([problem()]);
    expect(sorted.stale).toEqual([{ entry: entry, path: FILE, found: 0, installed: '2.1.3' }]);
  });

  it('reports an entry for a package that is not installed as stale', () => {
    const entry = entryWith({ package: '@acme/gone' });
    expect(applyBaseline([], [entry], installed).stale).toEqual([
      { entry: entry, path: FILE, found: 0, installed: null }
    ]);
  });

  it('counts a problem for the first matching entry only', () => {
    const second = entryWith({ match: 'string' });
    const sorted = applyBaseline([problem()], [entryWith(), second], installed);
    expect(sorted.known).toHaveLength(1);
    expect(sorted.stale.map((stale) => stale.entry)).toEqual([second]);
  });

  it('neither loses nor duplicates a problem', () => {
    const problems = fc.array(
      fc.record({ line: fc.nat(9), code: fc.constantFrom('type-error', 'broken-link') }).map((place) => problem(place))
    );
    const entries = fc.array(
      fc.record({ code: fc.constantFrom('type-error', 'broken-link'), count: fc.integer({ min: 1, max: 4 }) })
    );
    fc.assert(
      fc.property(problems, entries, (all, listed) => {
        const entries = listed.map(({ code, count }) => entryWith({ code, files: { [FILE]: count } }));
        const { open, known } = applyBaseline(all, entries, installed);
        const sorted = [...open, ...known.map((entry) => entry.problem)];
        expect(sorted).toHaveLength(all.length);
        expect(new Set(sorted)).toEqual(new Set(all));
      })
    );
  });
});

describe('isOfRelease', () => {
  it.each([
    ['6.6.1', '6', true],
    ['6.6.1', '6.6', true],
    ['6.6.1', '6.6.1', true],
    ['6.6.1-rc.2', '6.6.1', true],
    ['6.60.1', '6.6', false],
    ['6.6.10', '6.6.1', false],
    ['7.0.0', '6', false]
  ])('%s of %s: %s', (version, line, expected) => {
    expect(isOfRelease(version, line)).toBe(expected);
  });
});
