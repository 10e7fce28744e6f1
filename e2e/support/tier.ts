import type { Tier } from '../../scripts/testing/stage.ts';

/** How much the browser tests look at: `npm test` asks for the quick tier, `npm run test:full` for the full one. */
export const tier: Tier = process.env['PATTERNBOOK_TIER'] === 'full' ? 'full' : 'quick';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Counts up each day, so that the quick tier looks at all cases in turn. */
const today = Math.floor(Date.now() / DAY_MS);

export interface CaseChoice {
  /** Tests that look at the same cases take different turns. */
  turn?: number;
  /** The quick tier looks at one case of so many. */
  share?: number;
}

/** All cases in the full tier; in the quick one a part of them, another one each day. */
export function casesOfTier<Case>(cases: readonly Case[], { turn = 0, share = 3 }: CaseChoice = {}): readonly Case[] {
  return tier === 'full' ? cases : cases.filter((_, index) => index % share === (today + turn) % share);
}
