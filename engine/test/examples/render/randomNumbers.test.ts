import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { randomNumbers } from '../../../src/examples/render/worker/randomNumbers.ts';

function firstNumbers(seed: string): number[] {
  const next = randomNumbers(seed);
  return Array.from({ length: 20 }, () => next());
}

describe('randomNumbers', () => {
  it('repeats for a seed and lies in [0, 1)', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const numbers = firstNumbers(seed);
        expect(firstNumbers(seed)).toEqual(numbers);
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
        expect(new Set(numbers).size).toBeGreaterThan(15);
      })
    );
  });

  it('differs from seed to seed', () => {
    expect(firstNumbers('a')).not.toEqual(firstNumbers('b'));
  });
});
