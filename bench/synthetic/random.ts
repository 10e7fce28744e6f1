/** A source of numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, limit). */
  below(limit: number): number;
  /** One of some things. */
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** The xorshift32 generator; its quality is enough to vary text. */
export function createRandom(seed: number): Random {
  // Zero is the one state that it never leaves.
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
