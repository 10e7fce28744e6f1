import type { Tier } from '../../scripts/testing/stage.ts';

/** How much the browser tests look at: `npm test` asks for the quick tier, `npm run test:full` for the full one. */
export const tier: Tier = process.env['PATTERNBOOK_TIER'] === 'full' ? 'full' : 'quick';

/**
 * All cases in the full tier; in the quick one every second.
 * @param turn which half that is: tests that look at the same cases take even and odd turns
 */
export function casesOfTier<Case>(cases: readonly Case[], turn = 0): readonly Case[] {
  return tier === 'full' ? cases : cases.filter((_, index) => index % 2 === turn % 2);
}
