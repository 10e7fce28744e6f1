import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyKnownFaults, isOfRelease } from '../../src/check/knownFaults.ts';
import type { Finding } from '../../src/check/finding.ts';
import type { KnownFault } from '../../src/core/knownFaults.ts';

const FILE = 'examples/Button.tsx';

function finding(overrides: Partial<Finding> = {}): Finding {
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

function fault(overrides: Partial<KnownFault> = {}): KnownFault {
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

describe('applyKnownFaults', () => {
  it('lets a listed fault pass and gives its reason', () => {
    const sorted = applyKnownFaults([finding()], [fault()], installed);
    expect(sorted).toEqual({
      open: [],
      known: [{ finding: finding(), reason: 'Typed for an older release.' }],
      stale: []
    });
  });

  it.each([
    ['another code', { code: 'broken-link' }],
    ['another file', { file: '@acme/ui/examples/Other.tsx' }],
    ['the same path in another package', { file: `@acme/other/${FILE}` }],
    ['another message', { message: 'TS2741: Property missing.' }]
  ])('leaves a finding with %s open', (_, overrides) => {
    const other = finding(overrides);
    expect(applyKnownFaults([other], [fault()], installed).open).toEqual([other]);
  });

  it('leaves all open when there are more than were reviewed', () => {
    const findings = [finding(), finding({ line: 2 })];
    expect(applyKnownFaults(findings, [fault()], installed)).toEqual({ open: findings, known: [], stale: [] });
  });

  it('calls an entry stale when there are fewer than it says', () => {
    const entry = fault({ files: { [FILE]: 2 } });
    const sorted = applyKnownFaults([finding()], [entry], installed);
    expect(sorted.open).toEqual([]);
    expect(sorted.stale).toEqual([{ fault: entry, path: FILE, found: 1, installed: '2.1.3' }]);
  });

  it('does not apply an entry to another release', () => {
    const entry = fault({ versions: '2.0' });
    const sorted = applyKnownFaults([finding()], [entry], installed);
    expect(sorted.open).toEqual([finding()]);
    expect(sorted.stale).toEqual([{ fault: entry, path: FILE, found: 0, installed: '2.1.3' }]);
  });

  it('calls an entry for a package that is not installed stale', () => {
    const entry = fault({ package: '@acme/gone' });
    expect(applyKnownFaults([], [entry], installed).stale).toEqual([
      { fault: entry, path: FILE, found: 0, installed: null }
    ]);
  });

  it('counts a finding for the first entry that matches, and only for that one', () => {
    const second = fault({ match: 'string' });
    const sorted = applyKnownFaults([finding()], [fault(), second], installed);
    expect(sorted.known).toHaveLength(1);
    expect(sorted.stale.map((stale) => stale.fault)).toEqual([second]);
  });

  it('neither loses nor doubles a finding', () => {
    const findings = fc.array(
      fc.record({ line: fc.nat(9), code: fc.constantFrom('type-error', 'broken-link') }).map((place) => finding(place))
    );
    const faults = fc.array(
      fc.record({ code: fc.constantFrom('type-error', 'broken-link'), count: fc.integer({ min: 1, max: 4 }) })
    );
    fc.assert(
      fc.property(findings, faults, (all, listed) => {
        const entries = listed.map(({ code, count }) => fault({ code, files: { [FILE]: count } }));
        const { open, known } = applyKnownFaults(all, entries, installed);
        const sorted = [...open, ...known.map((entry) => entry.finding)];
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
