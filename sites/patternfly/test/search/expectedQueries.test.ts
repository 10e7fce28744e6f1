import { expect, it } from 'vitest';
import { loadPackagedContent } from '../realSite.ts';
import { EXPECTED_RESULTS } from './expectedResults.ts';

/** Minimum number of queries for a meaningful evaluation. */
const MIN_QUERIES = 150;

it('has many unique queries', () => {
  const queries = EXPECTED_RESULTS.map(({ query }) => query.toLowerCase());
  expect(queries.length).toBeGreaterThanOrEqual(MIN_QUERIES);
  expect(queries.filter((query, place) => queries.indexOf(query) !== place)).toEqual([]);
});

it('expects existing pages, each once per query', async () => {
  const { site } = await loadPackagedContent();
  const existing = new Set(site.pages.map(({ path }) => path));
  const problems = EXPECTED_RESULTS.filter(
    ({ pages }) => new Set(pages).size !== pages.length || pages.some((page) => !existing.has(page))
  );
  expect(problems).toEqual([]);
}, 60_000);
