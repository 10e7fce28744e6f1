import { expect, test } from '../support/test.ts';

import { hydrateIslands } from '../support/hydrateIslands.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { fewOfCommit } from '../support/tier.ts';
import { figuresSettled } from './figuresSettled.ts';
import { measureFigures } from './measureFigures.ts';

const SITE = 'sites/patternfly';

/** Pages that other pages are modeled on; the quick tier visits them, too. */
const MODELS = [
  '/charts/bar-chart/design-guidelines',
  '/components/button/design-guidelines',
  '/components/menus/select/design-guidelines',
  '/components/modal/design-guidelines',
  '/components/table/design-guidelines'
];

/** Number of further pages that one commit visits. */
const COUNT = 12;

/** From two columns beside the side navigation to a phone. */
const WIDTHS = [1440, 1280, 900, 390];
/** Widths from right to left of all but the model pages: those where pairs are in a row, and where they are not. */
const RTL_WIDTHS = [1280, 390];
/** In narrower windows, some components of PatternFly fold, a quarter of a second after the window has changed. */
const FOLDED_BELOW_PX = 992;
const FOLDED_WITHIN_MS = 300;

const pages = readRoutes(SITE)
  .filter((route) => route.package === null)
  .map(({ tabPath }) => ({ path: tabPath, html: readPage(SITE, tabPath) }))
  .filter(({ html }) => html.includes('class="pb-figures"'))
  .sort((a, b) => (a.path < b.path ? -1 : 1));
const models = pages.filter(({ path }) => MODELS.includes(path));

test('the model pages have figures', () => {
  expect(models.map(({ path }) => path)).toEqual(MODELS);
});

test.describe('figures have numbers beside the component, pairs in line, and components that fit', () => {
  for (const { path, html } of new Set([...models, ...fewOfCommit(pages, COUNT)])) {
    test(path, async ({ visit }) => {
      const { page, errors } = await visit(path);
      await hydrateIslands(page);
      await expect(page.locator('.pb-anatomy:not([data-placed])')).toHaveCount(0);
      const { figures, anatomies, pairs } = await page.evaluate(measureFigures);
      expect(figures).toBeGreaterThan(0);
      expect(anatomies > 0, 'anatomies').toBe(html.includes('data-anatomy'));
      expect(pairs > 0, 'pairs').toBe(html.includes('data-advice'));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(figuresSettled, width < FOLDED_BELOW_PX ? FOLDED_WITHIN_MS : 0);
        const isTurned = MODELS.includes(path) || RTL_WIDTHS.includes(width);
        for (const direction of isTurned ? ['ltr', 'rtl'] : ['ltr']) {
          await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
          await page.evaluate(figuresSettled, 0);
          await expect
            .poll(async () => (await page.evaluate(measureFigures)).faults, { message: `${width} px, ${direction}` })
            .toEqual([]);
        }
      }
      expect(errors.list).toEqual([]);
    });
  }
});
