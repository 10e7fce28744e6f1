import { expect, test } from '../support/test.ts';

import { tabsSchema } from '../../engine/src/core/config/tabs.ts';
import { siteTabs } from '../../engine/src/core/tabs.ts';
import type { SearchAnswer, SearchResult } from '../../engine/src/search/searchProvider.ts';
import { foldTabs, groupsOf } from '../../engine/src/ui/search/resultGroups.ts';
import { implementations, tabs } from '../../sites/patternfly/tabs.ts';
import { EXPECTED_RESULTS } from '../../sites/patternfly/test/search/expectedResults.ts';
import { outputOf, readRoutes } from '../support/readSite.ts';
import { answerTo, searchOfSite } from '../support/searchOfSite.ts';

const SITE = 'sites/patternfly';
const LIMIT = 5;
const TOP_RESULTS = 3;
const MIN_TOP_SHARE = 0.95;
const MIN_FIRST_SHARE = 0.87;

/** Returns results as the palette shows them, with the tabs of a page below it. */
function displayed(answer: SearchAnswer, query: string): SearchResult[] {
  return groupsOf(answer, query, [], () => LIMIT)
    .flatMap(({ entries }) => foldTabs(entries))
    .flatMap(({ entry }) => (entry.type === 'result' ? [entry.result] : []));
}

test('finds the expected pages', { tag: '@full' }, async () => {
  test.setTimeout(300_000);

  const provider = await searchOfSite(outputOf(SITE), siteTabs({ tabs: tabsSchema.parse(tabs), implementations }));
  const pageOf = new Map(readRoutes(SITE).map(({ tabPath, path }) => [tabPath, path]));
  const misses: string[] = [];
  let first = 0;
  let amongFirst = 0;
  for (const { query, pages } of EXPECTED_RESULTS) {
    const found = displayed(await answerTo(provider, query), query).map(({ address }) => {
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
