import { commitNumber } from './commitNumber.ts';
import { tier } from './tier.ts';

/** Number of commits until the slowest unit tests have all run. */
const TURNS = 4;

/**
 * Tells whether tests that build whole sites, or run a compiler for minutes, are to run: in the full tier always, in the quick
 * one with every fourth commit. Tests with different turns share the time.
 */
export function isTurn(turn: 0 | 1 | 2 | 3): boolean {
  return tier === 'full' || commitNumber() % TURNS === turn;
}
