import { beforeAll, describe, expect, it } from 'vitest';

import { loadSiteContext } from '../../../engine/src/content/siteContext.ts';
import { MOST_CHARACTERS } from '../../../engine/src/twin/divide.ts';
import { makeSiteTwins } from '../../../engine/test/support/siteTwins.ts';
import { faultsOf, missingIn } from '../../../engine/test/support/twinFaults.ts';
import { siteFolder } from './realSite.ts';
import { isTurn } from '../../../scripts/testing/turn.ts';

/** All Markdown takes minutes; set it to 1 for that. */
const EVERY = Number(process.env['PATTERNBOOK_TWINS_EVERY'] ?? 12);

let made: Awaited<ReturnType<typeof makeSiteTwins>>;

beforeAll(async () => {
  made = await makeSiteTwins(await loadSiteContext(siteFolder), EVERY);
}, 600_000);

describe.runIf(isTurn(4))('the Markdown of PatternFly', () => {
  it('is never too long', () => {
    const all = [...made.tabs.flatMap(({ twins }) => twins), ...made.lists];
    expect(all.filter(({ text }) => text.length > MOST_CHARACTERS).map(({ address }) => address)).toEqual([]);
  });

  it('is CommonMark without HTML, and has all of the model', { timeout: 1_200_000 }, () => {
    const faults = made.tabs.flatMap(({ source, twins }) => [
      ...twins.flatMap(faultsOf),
      ...missingIn(twins, source, {
        reference: made.reference.ofTab(source),
        variables: source.cssPrefix.flatMap((prefix) => made.rowsOf(prefix).map(({ property }) => property))
      })
    ]);
    expect(faults).toEqual([]);
  });
});
