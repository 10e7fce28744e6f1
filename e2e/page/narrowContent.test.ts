import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';
import { wakeIslands } from '../support/wakeIslands.ts';

const test = siteTest('sites/patternfly');
const PHONE = { viewport: { width: 390, height: 800 } };

const PAGES = ['/components/table', '/components/toolbar/html', '/charts/area-chart', '/components/compass'];

describe('the content of a narrow window', () => {
  test.for(PAGES)('%s is no wider than the window', async (path, { visitAs }) => {
    const { page } = await visitAs(PHONE, path);
    await wakeIslands(page);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

  test('lets the keyboard into parts that scroll and hold nothing to stop at', async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, '/components/table/html');
    await wakeIslands(page);
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

  test('has no such stops where there is room', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 2000, height: 900 } }, '/components/badge');
    await wakeIslands(page);
    expect(await page.locator('[data-scrolls][tabindex]').count()).toBe(0);
  });
});
