import type { Tier } from './stage.ts';

/** Scope of the tests: `npm test` runs the quick tier, `npm run test:full` the full one. */
export const tier: Tier = process.env['PATTERNBOOK_TIER'] === 'full' ? 'full' : 'quick';
