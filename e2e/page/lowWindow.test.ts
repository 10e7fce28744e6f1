import { casesOfTier } from '../support/tier.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Viewports of 1280 × 1024 and 1280 × 800 px at 400 % zoom (WCAG 1.4.10), and a phone in landscape orientation. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 200 },
  { width: 740, height: 360 }
];
const PATHS = ['/components/button', '/components/badge', '/get-started/develop', '/components/all-components'];

/** Share of the viewport that is covered by sticky elements. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const fixed = (element: Element | null): boolean =>
      element !== null && (/^(sticky|fixed)$/.test(getComputedStyle(element).position) || fixed(element.parentElement));
    let covered = 0;
    for (let y = 2; y < innerHeight; y += 4) {
      covered += fixed(document.elementFromPoint(innerWidth / 2, y)) ? 4 : 0;
    }
    return covered / innerHeight;
  });
}

for (const viewport of casesOfTier(WINDOWS)) {
  test.describe(`a window of ${viewport.width} by ${viewport.height} px`, () => {
    for (const path of casesOfTier(PATHS, { share: 2 })) {
      test(`has enough room for content on ${path}`, async ({ visitAs }) => {
        const { page } = await visitAs({ viewport }, path);
        await page.waitForLoadState('networkidle');
        for (const part of [0.25, 0.5, 0.75]) {
          await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
          await page.waitForTimeout(200);
          expect(await coveredShare(page)).toBeLessThan(0.34);
        }
      });
    }

    test('shows the anchor of a link', async ({ visitAs }) => {
      const { page } = await visitAs({ viewport }, '/components/button');
      const id = await page.locator('#pb_main h3[id]').nth(3).getAttribute('id');
      await page.goto(`/components/button#${id}`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const place = await page.locator(`[id="${id}"]`).boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect(place?.y).toBeLessThan(viewport.height / 2);
    });
  });
}
