import { expect, test } from '../support/test.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';

/** Runs in the page. */
function scriptTimes(): { firstPaintMs: number; scripts: { name: string; startMs: number }[] } {
  const [paint] = performance.getEntriesByName('first-paint');
  const resources = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return {
    firstPaintMs: paint?.startTime ?? 0,
    scripts: resources.map(({ name, startTime }) => ({ name: new URL(name).pathname, startMs: startTime }))
  };
}

const PAGE_SCRIPT = /^\/assets\/(?:main|site|rolldown-runtime)-/;

test('a page with heavy examples loads their scripts after its first paint', async ({ visit }) => {
  const { page } = await visit('/components/table');
  await hydrateIslands(page);
  const { firstPaintMs, scripts } = await page.evaluate(scriptTimes);
  expect(firstPaintMs).toBeGreaterThan(0);
  const ofExamples = scripts.filter(({ name }) => !PAGE_SCRIPT.test(name));
  expect(ofExamples.length).toBeGreaterThan(15);
  expect(ofExamples.filter(({ startMs }) => startMs < firstPaintMs)).toEqual([]);
  await expect(page.locator('link[rel=modulepreload][media^=not]')).toHaveCount(0);
});

test('a page with light examples preloads their scripts with its document', async ({ visitAs }) => {
  const { page } = await visitAs({ javaScriptEnabled: false }, '/components/accordion');
  await expect(page.locator('link[rel=modulepreload][media^=not]')).toHaveCount(0);
  expect(await page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(4);
});
