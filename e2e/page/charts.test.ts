import { expect, test } from '../support/test.ts';

/** Lightness of the first chart label: 0 is black, 1 is white. */
const LABEL = '.pf-v6-c-chart text tspan';

for (const path of ['/charts/bar-chart', '/charts/about-charts']) {
  test.describe(`the charts of ${path}`, () => {
    test('have readable labels in each color scheme', { tag: '@full' }, async ({ visitAs }) => {
      const lightness: number[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await visitAs({ colorScheme }, path);
        const [red = 0, green = 0, blue = 0] = await page
          .locator(LABEL)
          .first()
          .evaluate((label) => (getComputedStyle(label).fill.match(/\d+/g) ?? []).map(Number));
        lightness.push((red + green + blue) / (3 * 255));
      }
      expect(lightness[0]).toBeLessThan(0.4);
      expect(lightness[1]).toBeGreaterThan(0.6);
    });
  });
}

test('a chart that a phone can show whole is scaled down there, and a wider one has an arrow', async ({
  newContext
}) => {
  const page = await (await newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await page.goto('/charts/bar-chart');
  const small = page.locator('[data-example="purple-with-bottom-aligned-legend"]');
  await small.scrollIntoViewIfNeeded();
  expect(await small.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const [frame, chart] = await Promise.all([small.boundingBox(), small.locator('svg[viewBox]').first().boundingBox()]);
  expect(chart?.width).toBeLessThan(frame?.width ?? 0);
  // In the proportions of the drawing.
  expect((chart?.width ?? 0) / (chart?.height ?? 1)).toBeCloseTo(450 / 275, 1);
  const wide = page.locator('[data-example="basic-with-right-aligned-legend"]');
  await wide.scrollIntoViewIfNeeded();
  await expect(wide).toHaveAttribute('data-more-after', '');
  const arrow = await wide.evaluate((element) => getComputedStyle(element.parentElement as Element, '::after').content);
  expect(arrow).toContain('›');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a chart that is a little wider than its column is scaled down to it', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, '/charts/area-chart');
  const preview = page.locator('[data-example="basic-with-right-aligned-legend"]');
  await preview.scrollIntoViewIfNeeded();
  expect(await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const chart = await preview.locator('svg[viewBox]').first().boundingBox();
  expect(chart?.width).toBeLessThan(800);
  expect((chart?.width ?? 0) / (chart?.height ?? 1)).toBeCloseTo(800 / 200, 1);
});
