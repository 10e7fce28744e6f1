import { commitNumber } from './commitNumber.ts';
import { tier } from './tier.ts';

/** Number of commits until the slowest checks have all run. */
const TURNS = 8;

type Turn = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Tells whether checks that build whole sites, or run a compiler for minutes, are to run: in the full tier always, in the quick
 * one with every eighth commit. Checks with different turns share the time.
 */
export function isTurn(turn: Turn): boolean {
  return tier === 'full' || commitNumber(2) % TURNS === turn;
}
