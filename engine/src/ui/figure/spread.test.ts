import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { spread } from './spread.ts';

const RANGE = [0, 1000] as const;

describe('spread', () => {
  it('leaves points where they are that are far enough from each other', () => {
    expect(spread([300, 10, 100], 28, RANGE)).toEqual([300, 10, 100]);
  });

  it('moves points apart, each as far as the other', () => {
    expect(spread([100, 110], 28, RANGE)).toEqual([91, 119]);
  });

  it('keeps the order of equal points', () => {
    expect(spread([100, 100, 100], 20, RANGE)).toEqual([80, 100, 120]);
  });

  it('stays in the range', () => {
    expect(spread([0, 5, 999], 28, RANGE)).toEqual([0, 28, 999]);
    expect(spread([990, 999], 28, RANGE)).toEqual([972, 1000]);
  });

  it('never lets points come closer than the spacing, in any order', () => {
    const points = fc.array(fc.double({ min: -200, max: 1200, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 30 }), (wanted, spacing) => {
        const positions = spread(wanted, spacing, RANGE);
        const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
        for (const [rank, index] of order.slice(1).entries()) {
          const before = positions[order[rank] ?? 0] ?? 0;
          expect((positions[index] ?? 0) - before).toBeGreaterThanOrEqual(spacing - 1e-6);
        }
        expect(positions.every((position) => position >= RANGE[0] - 1e-6 && position <= RANGE[1] + 1e-6)).toBe(true);
      })
    );
  });
});
