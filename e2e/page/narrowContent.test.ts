import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { casesOfTier } from '../support/tier.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';

/** Minimum supported viewport width. */
const NARROWEST_PX = 360;
const PHONE = { viewport: { width: NARROWEST_PX, height: 800 } };

const PAGES = [
  '/',
  '/components/table',
  '/components/toolbar/html',
  '/charts/area-chart',
  '/charts/skeletons',
  '/charts/line-chart/echarts',
  '/components/compass'
];

/** What the reference and the prose of a page hold beyond the edges of the window, where nothing scrolls to it. */
async function clippedParts(page: Page): Promise<string[]> {
  await page
    .locator('.pb-reference-entry details')
    .evaluateAll((all) => all.forEach((details) => ((details as HTMLDetailsElement).open = true)));
  return page.locator('main .pb-prose > *, .pb-reference-entry *').evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility() && part.closest('[data-scrolls], .pf-v6-screen-reader') === null)
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => part.outerHTML.slice(0, 100))
  );
}

test.describe('what scrolls sideways in a narrow viewport', () => {
  for (const [path, part] of [
    // Other charts fit.
    ['/charts/sankey-chart', '.pb-example > .pb-preview'],
    // Other tables with several columns stack.
    ['/components/button/design-guidelines', '.pb-table']
  ] as const) {
    test(`fades out at the edge where there is more: ${path}`, async ({ visitAs }) => {
      const { page } = await visitAs(PHONE, path);
      await page.addStyleTag({ content: '.pb-table > table:not(.pb-stacked) { min-inline-size: 40rem }' });
      const scroller = page.locator(`${part}[data-fits=false]`).first();
      await expect(scroller).toHaveAttribute('data-more-after', '');
      await expect(scroller).toHaveCSS('mask-image', /^linear-gradient/);
      await scroller.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
      await expect(scroller).not.toHaveAttribute('data-more-after');
      await expect(scroller).toHaveAttribute('data-more-before', '');
    });
  }
});

test.describe('content in a narrow viewport', () => {
  for (const path of casesOfTier(PAGES, { share: 4 })) {
    test(`does not overflow: ${path}`, async ({ visitAs }) => {
      const { page } = await visitAs(PHONE, path);
      await hydrateIslands(page);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
      expect(await clippedParts(page)).toEqual([]);
    });
  }

  test('has images that fit', async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, '/extensions/quick-starts/design-guidelines');
    const widths = await page.locator('main .pb-prose img').evaluateAll((all) => all.map((image) => image.clientWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((width) => width > NARROWEST_PX)).toEqual([]);
  });

  test('makes scroll containers without focusable content focusable', { tag: '@full' }, async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, '/components/table/html');
    await hydrateIslands(page);
    const parts = await page.locator('[data-scrolls]').evaluateAll((all) =>
      all.map((part) => ({
        isWider: part.scrollWidth > part.clientWidth,
        hasStops: part.querySelector('a[href], button:enabled, input:enabled, [tabindex="0"]') !== null,
        isReachable: part.tabIndex === 0 && part.getAttribute('aria-label') !== null
      }))
    );
    expect(parts.some(({ isReachable }) => isReachable)).toBe(true);
    expect(parts.filter((part) => part.isReachable !== (part.isWider && !part.hasStops))).toEqual([]);
  });

  test('adds no tab stops where nothing overflows', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 2000, height: 900 } }, '/components/badge');
    await hydrateIslands(page);
    await expect(page.locator('[data-scrolls][tabindex]')).toHaveCount(0);
  });
});
