import type { Tier } from '../../scripts/testing/stage.ts';

/** How much the browser tests look at: `npm test` asks for the quick tier, `npm run test:full` for the full one. */
export const tier: Tier = process.env['PATTERNBOOK_TIER'] === 'full' ? 'full' : 'quick';

export interface CaseChoice {
  /** Tests that look at the same cases take different turns. */
  turn?: number;
  /** The quick tier looks at one case of so many. */
  share?: number;
}

/** All cases in the full tier; in the quick one a part of them. */
export function casesOfTier<Case>(cases: readonly Case[], { turn = 0, share = 3 }: CaseChoice = {}): readonly Case[] {
  return tier === 'full' ? cases : cases.filter((_, index) => index % share === turn % share);
}
