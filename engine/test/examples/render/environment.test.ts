import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seededRandom } from '../../../src/examples/render/worker/environment.ts';

function firstNumbers(seed: string): number[] {
  const next = seededRandom(seed);
  return Array.from({ length: 20 }, () => next());
}

describe('seededRandom', () => {
  it('is deterministic for a seed, with values in [0, 1)', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const numbers = firstNumbers(seed);
        expect(firstNumbers(seed)).toEqual(numbers);
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
        expect(new Set(numbers).size).toBeGreaterThan(15);
      })
    );
  });

  it('differs between seeds', () => {
    expect(firstNumbers('a')).not.toEqual(firstNumbers('b'));
  });
});
