import { expect, test } from '../support/test.ts';

import { tabsSchema } from '../../engine/src/core/config/tabs.ts';
import { siteTabs } from '../../engine/src/core/tabs.ts';
import { implementations, tabs } from '../../sites/patternfly/tabs.ts';
import { EXPECTED_RESULTS } from '../../sites/patternfly/test/search/expectedResults.ts';
import { outputOf, readRoutes } from '../support/readSite.ts';
import { answerTo, searchOfSite } from '../support/searchOfSite.ts';

const SITE = 'sites/patternfly';
const TOP_RESULTS = 3;
const MIN_TOP_SHARE = 0.95;
const MIN_FIRST_SHARE = 0.87;

/** Sorts results as displayed: grouped by kind, with kinds ordered by their best result, and tabs below their page. */
function displayOrder<Result extends { kind: string; page: string }>(results: readonly Result[]): Result[] {
  return [...Map.groupBy(results, ({ kind }) => kind)].flatMap(([kind, found]) =>
    kind === 'page' ? [...Map.groupBy(found, ({ page }) => page).values()].flatMap((tabs) => tabs.slice(0, 1)) : found
  );
}

test('finds the expected pages', { tag: '@full' }, async () => {
  test.setTimeout(300_000);

  const provider = await searchOfSite(outputOf(SITE), siteTabs({ tabs: tabsSchema.parse(tabs), implementations }));
  const pageOf = new Map(readRoutes(SITE).map(({ tabPath, path }) => [tabPath, path]));
  const misses: string[] = [];
  let first = 0;
  let amongFirst = 0;
  for (const { query, pages } of EXPECTED_RESULTS) {
    const { results } = await answerTo(provider, query);
    const found = displayOrder(results).map(({ address }) => {
      const [tab = ''] = address.split('#');
      return pageOf.get(tab) ?? tab;
    });
    const rank = found.findIndex((page) => pages.includes(page));
    first += rank === 0 ? 1 : 0;
    if (rank >= 0 && rank < TOP_RESULTS) {
      amongFirst += 1;
    } else {
      misses.push(`“${query}”: wanted ${pages.join(' or ')}, found ${found.slice(0, TOP_RESULTS).join(', ')}`);
    }
  }

  const count = EXPECTED_RESULTS.length;
  const percent = (part: number): string => `${((100 * part) / count).toFixed(1)} %`;
  process.stdout.write(
    `${count} queries: page first ${percent(first)}, among the first ${TOP_RESULTS} ${percent(amongFirst)}\n`
  );
  expect(amongFirst / count, misses.join('\n')).toBeGreaterThanOrEqual(MIN_TOP_SHARE);
  expect(first / count).toBeGreaterThanOrEqual(MIN_FIRST_SHARE);
});
