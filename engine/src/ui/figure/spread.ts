/**
 * Moves points of a line apart, as little as possible and in their order. Equal ones keep the order in which they are
 * given.
 * @param wanted positions before, in any order
 * @param spacing least distance of two positions
 * @param range of all positions; it is exceeded at the end where it is too short for them
 * @returns positions in the order of `wanted`
 */
export function spread(wanted: readonly number[], spacing: number, [low, high]: readonly [number, number]): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  // Isotonic regression (pool adjacent violators) of the positions less the spacing that comes before them.
  const pools: { sum: number; count: number }[] = [];
  for (const [rank, index] of order.entries()) {
    let pool = { sum: (wanted[index] ?? 0) - rank * spacing, count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.count > pool.sum / pool.count; last = pools.at(-1)) {
      pools.pop();
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
    }
    pools.push(pool);
  }
  const highest = Math.max(low, high - (wanted.length - 1) * spacing);
  const free = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  const positions: number[] = [];
  for (const [rank, index] of order.entries()) {
    positions[index] = Math.min(Math.max(free[rank] ?? 0, low), highest) + rank * spacing;
  }
  return positions;
}
