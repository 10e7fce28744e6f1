import { expect, it } from 'vitest';
import { loadPackagedContent } from '../realSite.ts';
import { EXPECTED_RESULTS } from './expectedResults.ts';

/** Fewer questions would say little about a search. */
const FEWEST_QUERIES = 150;

it('there are many queries, each once', () => {
  const queries = EXPECTED_RESULTS.map(({ query }) => query.toLowerCase());
  expect(queries.length).toBeGreaterThanOrEqual(FEWEST_QUERIES);
  expect(queries.filter((query, place) => queries.indexOf(query) !== place)).toEqual([]);
});

it('the pages that are expected exist, each named once a query', async () => {
  const { site } = await loadPackagedContent();
  const existing = new Set(site.pages.map(({ path }) => path));
  const problems = EXPECTED_RESULTS.filter(
    ({ pages }) => new Set(pages).size !== pages.length || pages.some((page) => !existing.has(page))
  );
  expect(problems).toEqual([]);
}, 60_000);
