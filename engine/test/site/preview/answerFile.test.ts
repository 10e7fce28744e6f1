import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { readByteRange } from '../../../src/site/preview/answerFile.ts';

const SIZE = 71;

describe('readByteRange', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=2-5', { first: 2, last: 5 }],
    ['bytes=70-', { first: 70, last: 70 }],
    ['bytes=5-999', { first: 5, last: 70 }],
    ['bytes=0-99999999999999999999', { first: 0, last: 70 }],
    ['bytes=-5', { first: 66, last: 70 }],
    ['bytes=-99999999999999999999', { first: 0, last: 70 }],
    ['BYTES=1-2', { first: 1, last: 2 }],
    ['bytes=71-', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=0-1,3-4', null],
    ['bytes=-', null],
    ['bytes=', null],
    ['bytes=a-b', null],
    ['bytes=1', null],
    ['bytes=--1', null],
    ['lines=1-2', null],
    ['', null],
    [undefined, null]
  ])('parses %s', (header, expected) => {
    expect(readByteRange(header, SIZE)).toEqual(expected);
  });

  it('returns nothing for an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readByteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  it('never throws, and returns bytes in the file', () => {
    const digits = fc.oneof(fc.constant(''), fc.nat().map(String), fc.bigInt().map(String));
    const range = fc.oneof(
      fc.string(),
      fc.tuple(digits, digits).map(([first, last]) => `bytes=${first}-${last}`)
    );
    fc.assert(
      fc.property(range, fc.nat(), (header, size) => {
        const result = readByteRange(header, size);
        if (result !== null && result !== 'unsatisfiable') {
          expect(result.first).toBeGreaterThanOrEqual(0);
          expect(result.last).toBeGreaterThanOrEqual(result.first);
          expect(result.last).toBeLessThan(size);
        }
      })
    );
  });
});
