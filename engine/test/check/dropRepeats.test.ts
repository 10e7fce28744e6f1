import { describe, expect, it } from 'vitest';
import { type Finding, dropRepeats } from '../../src/check/finding.ts';

function finding(code: string, message: string, line = 1): Finding {
  return { severity: 'error', code, message, hint: null, file: 'docs/Lamp.tsx', line, column: null };
}

const UNRESOLVED = finding('unresolved-import', 'Cannot find "./bulb".');
const MISSING_MODULE = finding('type-error', "TS2307: Cannot find module './bulb'.");

describe('dropRepeats', () => {
  it('keeps one of two equal findings', () => {
    expect(dropRepeats([UNRESOLVED, { ...UNRESOLVED }])).toEqual([UNRESOLVED]);
  });

  it('drops what the compiler says of an import that is reported already', () => {
    expect(dropRepeats([UNRESOLVED, MISSING_MODULE])).toEqual([UNRESOLVED]);
  });

  it.each([
    ['on another line', finding('type-error', MISSING_MODULE.message, 2)],
    ['about something else', finding('type-error', 'TS2322: Wrong type.')]
  ])('keeps a type error %s', (_, other) => {
    expect(dropRepeats([UNRESOLVED, other])).toEqual([UNRESOLVED, other]);
  });
});
