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

test('phones show all of a chart, in its proportions, with larger text if it gets much smaller', async ({
  newContext
}) => {
  const page = await (await newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await page.goto('/charts/bar-chart');
  const small = page.locator('[data-example="purple-with-bottom-aligned-legend"]');
  await small.scrollIntoViewIfNeeded();
  expect(await small.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const chart = await small.locator('svg[viewBox]').first().boundingBox();
  // In the proportions of the drawing.
  expect((chart?.width ?? 0) / (chart?.height ?? 1)).toBeCloseTo(450 / 275, 1);
  const wide = page.locator('[data-example="basic-with-right-aligned-legend"]');
  await wide.scrollIntoViewIfNeeded();
  const frameOfWide = await wide.boundingBox();
  for (const label of ['2015', 'Mice']) {
    const box = await wide.locator('svg text', { hasText: label }).boundingBox();
    expect(box?.x).toBeGreaterThan(frameOfWide?.x ?? Infinity);
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan((frameOfWide?.x ?? 0) + (frameOfWide?.width ?? 0));
    expect(box?.height).toBeGreaterThan(14);
  }
  expect(await wide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('what a chart shows is in the middle of its column, and no wider', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, '/charts/area-chart');
  const preview = page.locator('[data-example="basic-with-right-aligned-legend"]');
  await preview.scrollIntoViewIfNeeded();
  expect(await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const chart = await preview.locator('svg[viewBox]').first().boundingBox();
  expect((chart?.width ?? 0) / (chart?.height ?? 1)).toBeCloseTo(800 / 200, 1);
  const box = await preview.boundingBox();
  const texts = await preview.locator('svg text').all();
  const boxes = await Promise.all(texts.map((text) => text.boundingBox()));
  const left = Math.min(...boxes.map((text) => text?.x ?? Infinity)) - (box?.x ?? 0);
  const right =
    (box?.x ?? 0) + (box?.width ?? 0) - Math.max(...boxes.map((text) => (text?.x ?? 0) + (text?.width ?? 0)));
  expect(left).toBeGreaterThan(0);
  // The widths of words are guessed.
  expect(Math.abs(left - right)).toBeLessThan(30);
});
