import { expect, it } from 'vitest';

import { readScreenReaderRecord } from '../../../engine/src/content/screenReaderRecord.ts';
import { loadSite } from '../../../engine/src/content/loadSite.ts';
import { siteClaims } from '../../../engine/src/examples/claims/siteClaims.ts';
import { config, siteFolder } from './realSite.ts';

it('what a screen reader said belongs to claims of the site', async () => {
  const claims = new Map(siteClaims(await loadSite(config, siteFolder)).map(({ id, label }) => [id, label]));
  const recorded = Object.entries(readScreenReaderRecord(siteFolder)?.claims ?? {});
  expect(recorded.length).toBeGreaterThan(0);
  expect(recorded.filter(([id, { claim }]) => claims.get(id) !== claim)).toEqual([]);
});
