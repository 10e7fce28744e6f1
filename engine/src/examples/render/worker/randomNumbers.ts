import { hashText } from '../../../core/hashText.ts';

const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/** A repeatable sequence of numbers from 0 up to 1 (mulberry32). */
export function randomNumbers(seed: string): () => number {
  let state = hashText(seed);
  return () => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}
