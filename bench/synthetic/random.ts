/** Seeded pseudo-random number generator. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer in [0, limit). */
  below(limit: number): number;
  /** Returns one of the choices. */
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Creates a xorshift32 generator, whose quality is sufficient to vary text. */
export function createRandom(seed: number): Random {
  // Zero is a fixed point of xorshift.
  let state = seed | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: ([first, ...others]) => [first, ...others][below(others.length + 1)] ?? first };
}
