import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editDistance } from '../../src/core/editDistance.ts';

const MOST = 3;
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('the edit distance of two words', () => {
  it.each([
    ['table', 'tabel', 1],
    ['tooltip', 'tootlip', 1],
    ['button', 'buton', 1],
    ['accordion', 'accordian', 1],
    ['label', 'table', 2],
    ['', 'ab', 2],
    ['modal', 'masthead', MOST + 1]
  ])('%s, %s: %i', (a, b, edits) => {
    expect(editDistance(a, b, MOST)).toBe(edits);
  });

  it('is symmetric, zero only for equal words, and at most the length of the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editDistance(a, b, MOST);
        expect(edits).toBe(editDistance(b, a, MOST));
        expect(edits === 0).toBe(a === b);
        expect(edits).toBeLessThanOrEqual(Math.min(MOST + 1, Math.max(a.length, b.length)));
      })
    );
  });
});
