import { describe, expect, it } from 'vitest';
import { type ReportedProblem, dropRepeats } from '../../src/check/reportedProblem.ts';

function problem(code: string, message: string, line = 1): ReportedProblem {
  return { severity: 'error', code, message, hint: null, file: 'docs/Lamp.tsx', line, column: null };
}

const UNRESOLVED = problem('unresolved-import', 'Cannot find "./bulb".');
const MISSING_MODULE = problem('type-error', "TS2307: Cannot find module './bulb'.");

describe('dropRepeats', () => {
  it('keeps one of two equal problems', () => {
    expect(dropRepeats([UNRESOLVED, { ...UNRESOLVED }])).toEqual([UNRESOLVED]);
  });

  it('drops compiler errors for imports that are already reported', () => {
    expect(dropRepeats([UNRESOLVED, MISSING_MODULE])).toEqual([UNRESOLVED]);
  });

  it.each([
    ['on another line', problem('type-error', MISSING_MODULE.message, 2)],
    ['about something else', problem('type-error', 'TS2322: Wrong type.')]
  ])('keeps a type error %s', (_, other) => {
    expect(dropRepeats([UNRESOLVED, other])).toEqual([UNRESOLVED, other]);
  });
});
