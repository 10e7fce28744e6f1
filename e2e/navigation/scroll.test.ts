import { expect, test } from '../support/test.ts';
import { choosePage, distanceBelowBars, pageShown, scrollSettled } from '../support/navigation.ts';

import { hydrateIslands } from '../support/hydrateIslands.ts';

/** Allowed distance between a heading and the sticky bars. */
const LANDING_PX = { least: 0, most: 40 };

const WINDOWS = [
  { width: 1600, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 800 }
];

test.describe('the scroll position', () => {
  test('is restored with the page, and a new page starts at its top', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await hydrateIslands(page);
    await page.evaluate(() => scrollTo(0, 700));
    await choosePage(page, '/components/button');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));

    await page.goBack();
    await pageShown(page, '/components/accordion');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await page.goForward();
    await pageShown(page, '/components/button');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  for (const viewport of WINDOWS) {
    test(`puts anchors below the sticky bars at ${viewport.width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport, reducedMotion: 'reduce' }, '/components/accordion#bordered');
      const distance = async (): Promise<number> => {
        await scrollSettled(page);
        return distanceBelowBars(page, '#bordered');
      };
      await expect.poll(distance).toBeGreaterThanOrEqual(LANDING_PX.least);
      expect(await distance()).toBeLessThanOrEqual(LANDING_PX.most);
      await hydrateIslands(page);

      await page.evaluate(() => scrollTo(0, 0));
      const contents = page.locator('.pb-contents');
      if (!(await contents.locator('details').evaluate((details) => (details as HTMLDetailsElement).open))) {
        await contents.locator('summary').click();
      }
      await contents.locator('a[href="#bordered"]').click();
      expect(await distance(), 'followed the contents list').toBeGreaterThanOrEqual(LANDING_PX.least);
      expect(await distance()).toBeLessThanOrEqual(LANDING_PX.most);
      await expect(contents.locator('[aria-current]')).toHaveText('Bordered');
    });
  }

  test('goes to the anchor of a link from another page', async ({ visit }) => {
    const { page } = await visit('/components/button');
    await page.evaluate(() => navigation.navigate('/components/accordion#bordered'));
    await pageShown(page, '/components/accordion');
    await scrollSettled(page);
    const distance = await distanceBelowBars(page, '#bordered');
    expect(distance).toBeGreaterThanOrEqual(LANDING_PX.least);
    expect(distance).toBeLessThanOrEqual(LANDING_PX.most);
  });
});
