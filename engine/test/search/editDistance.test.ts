import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editDistance } from '../../src/search/builtIn/editDistance.ts';

const MOST = 3;
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('slips between two words', () => {
  it.each([
    ['table', 'tabel', 1],
    ['tooltip', 'tootlip', 1],
    ['button', 'buton', 1],
    ['accordion', 'accordian', 1],
    ['label', 'table', 2],
    ['', 'ab', 2],
    ['modal', 'masthead', MOST + 1]
  ])('%s, %s: %i', (a, b, slips) => {
    expect(editDistance(a, b, MOST)).toBe(slips);
  });

  it('are the same both ways, none for the same word alone, and at most the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = editDistance(a, b, MOST);
        expect(slips).toBe(editDistance(b, a, MOST));
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(Math.min(MOST + 1, Math.max(a.length, b.length)));
      })
    );
  });
});
