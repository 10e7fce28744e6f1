import { expect, test } from '../support/test.ts';

import { EXPECTED_RESULTS } from '../../sites/patternfly/test/search/expectedResults.ts';
import { outputOf, readRoutes } from '../support/readSite.ts';
import { answerTo, searchOfSite } from '../support/searchOfSite.ts';

const SITE = 'sites/patternfly';
const MOST_READ = 3;
const WANTED_AMONG_FIRST = 0.95;
const WANTED_FIRST = 0.85;

/** Results as readers see them: those of a kind together, kinds in the order of their best. */
function asShown<Result extends { kind: string }>(results: readonly Result[]): Result[] {
  return [...Map.groupBy(results, ({ kind }) => kind).values()].flat();
}

test('finds what readers look for', { tag: '@full' }, async () => {
  test.setTimeout(300_000);

  const provider = await searchOfSite(outputOf(SITE));
  const pageOf = new Map(readRoutes(SITE).map(({ tabPath, path }) => [tabPath, path]));
  const misses: string[] = [];
  let first = 0;
  let amongFirst = 0;
  for (const { query, pages } of EXPECTED_RESULTS) {
    const { results } = await answerTo(provider, query);
    const found = asShown(results).map(({ address }) => {
      const [tab = ''] = address.split('#');
      return pageOf.get(tab) ?? tab;
    });
    const rank = found.findIndex((page) => pages.includes(page));
    first += rank === 0 ? 1 : 0;
    if (rank >= 0 && rank < MOST_READ) {
      amongFirst += 1;
    } else {
      misses.push(`“${query}”: wanted ${pages.join(' or ')}, found ${found.slice(0, MOST_READ).join(', ')}`);
    }
  }

  const count = EXPECTED_RESULTS.length;
  const percent = (part: number): string => `${((100 * part) / count).toFixed(1)} %`;
  process.stdout.write(
    `${count} queries: page first ${percent(first)}, among the first ${MOST_READ} ${percent(amongFirst)}\n`
  );
  expect(amongFirst / count, misses.join('\n')).toBeGreaterThanOrEqual(WANTED_AMONG_FIRST);
  expect(first / count).toBeGreaterThanOrEqual(WANTED_FIRST);
});
