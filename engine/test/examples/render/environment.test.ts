import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seededRandom } from '../../../src/examples/render/worker/environment.ts';

function firstNumbers(seed: string): number[] {
  const next = seededRandom(seed);
  return Array.from({ length: 20 }, () => next());
}

describe('seededRandom', () => {
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
