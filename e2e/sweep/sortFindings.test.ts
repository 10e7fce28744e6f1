import { expect, test } from '../support/test.ts';
import type { Finding } from './finding.ts';
import type { KnownFault } from './knownFaults.ts';
import { sortFindings } from './sortFindings.ts';

const FAULT: KnownFault = {
  path: '/knobs/dial',
  examples: ['round'],
  kind: 'console',
  match: 'too round',
  package: '@acme/dial',
  reason: 'Its dial is too round.'
};
const finding = (changes: Partial<Finding> = {}): Finding => ({
  path: '/knobs/dial',
  kind: 'console',
  text: 'The dial is too round.',
  ...changes
});

test.describe('sortFindings', () => {
  test('lets known faults pass, on the tab and in the example alone', () => {
    const findings = [finding(), finding({ path: '/knobs/dial/round' })];
    const visited = new Set(findings.map(({ path }) => path));
    expect(sortFindings(findings, visited, [FAULT])).toEqual({ unknown: [], stale: [] });
  });

  const DIFFERENCES: readonly Partial<Finding>[] = [
    { path: '/knobs/lamp' },
    { kind: 'exception' },
    { text: 'The dial is too square.' }
  ];
  for (const changes of DIFFERENCES) {
    test(`reports what differs by ${JSON.stringify(changes)}`, () => {
      expect(sortFindings([finding(), finding(changes)], new Set(['/knobs/dial']), [FAULT]).unknown).toEqual([
        finding(changes)
      ]);
    });
  }

  test('reports an entry that nothing matches, once its tab was visited', () => {
    expect(sortFindings([], new Set(['/knobs/dial']), [FAULT]).stale).toEqual([FAULT]);
    expect(sortFindings([], new Set(['/knobs/lamp', '/knobs/dial/round']), [FAULT]).stale).toEqual([]);
  });
});
