import { describe, expect, it } from 'vitest';
import { type KnownFault, parseKnownFaults } from '../../src/core/knownFaults.ts';

const VALID: KnownFault = {
  code: 'type-error',
  package: '@acme/ui',
  versions: '2.1',
  match: 'TS2322',
  reason: 'Typed for an older release.',
  files: { 'examples/Button.tsx': 2 }
};

describe('parseKnownFaults', () => {
  it('takes a list of complete entries', () => {
    expect(parseKnownFaults([VALID], 'knownFaults.ts')).toEqual([VALID]);
  });

  it('names every fault of the list itself', () => {
    const { reason, ...withoutReason } = VALID;
    const wrong = [
      withoutReason,
      { ...VALID, reason, versions: '^2.1' },
      { ...VALID, files: { 'a.tsx': 0 } },
      { ...VALID, line: 3 }
    ];
    expect(() => parseKnownFaults(wrong, 'knownFaults.ts')).toThrowErrorMatchingInlineSnapshot(`
      [UserError: knownFaults.ts is not a list of known faults:
        0.reason: Invalid input: expected string, received undefined
        1.versions: must be a release line such as 6.6
        2.files.a.tsx: Too small: expected number to be >0
        3: Unrecognized key: "line"]
    `);
  });

  it('refuses a file without a default export', () => {
    expect(() => parseKnownFaults(undefined, 'knownFaults.ts')).toThrow('is not a list of known faults');
  });
});
