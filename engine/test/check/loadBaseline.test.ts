import { describe, expect, it } from 'vitest';
import { type BaselineEntry, parseBaseline } from '../../src/core/baseline.ts';

const VALID: BaselineEntry = {
  code: 'type-error',
  package: '@acme/ui',
  versions: '2.1',
  match: 'TS2322',
  reason: 'Typed for an older release.',
  files: { 'examples/Button.tsx': 2 }
};

describe('parseBaseline', () => {
  it('accepts a list of complete entries', () => {
    expect(parseBaseline([VALID], 'baseline.ts')).toEqual([VALID]);
  });

  it('reports every error in the list itself', () => {
    const { reason, ...withoutReason } = VALID;
    const wrong = [
      withoutReason,
      { ...VALID, reason, versions: '^2.1' },
      { ...VALID, files: { 'a.tsx': 0 } },
      { ...VALID, line: 3 }
    ];
    expect(() => parseBaseline(wrong, 'baseline.ts')).toThrowErrorMatchingInlineSnapshot(`
      [UserError: baseline.ts is not a baseline:
        0.reason: Invalid input: expected string, received undefined
        1.versions: must be a release line such as 6.6
        2.files.a.tsx: Too small: expected number to be >0
        3: Unrecognized key: "line"]
    `);
  });

  it('rejects a file without a default export', () => {
    expect(() => parseBaseline(undefined, 'baseline.ts')).toThrow('is not a baseline');
  });
});
