import type { Tier } from '../../scripts/testing/stage.ts';

/** How much the browser tests look at: `npm test` asks for the quick tier, `npm run test:full` for the full one. */
export const tier: Tier = process.env['PATTERNBOOK_TIER'] === 'full' ? 'full' : 'quick';

/** All cases in the full tier; in the quick one every second, beginning with the first. */
export function casesOfTier<Case>(cases: readonly Case[]): readonly Case[] {
  return tier === 'full' ? cases : cases.filter((_, index) => index % 2 === 0);
}
