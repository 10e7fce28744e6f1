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
