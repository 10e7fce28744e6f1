import type { Locator } from '@playwright/test';

import { storePreferences } from '../support/storePreferences.ts';
import { expect, test } from '../support/test.ts';

/** Contrast of an element's text with the color of the page, both without transparency. */
const contrastOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const luminance = (...colors: string[]): number => {
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = getComputedStyle(document.querySelector('.pb-page') ?? document.body).backgroundColor;
    const [dark = 0, light = 0] = [luminance(ground), luminance(ground, getComputedStyle(each).color)].sort(
      (a, b) => a - b
    );
    return (light + 0.05) / (dark + 0.05);
  });

for (const [theme, scheme, stored] of [
  ['light', 'light', {}],
  ['dark', 'dark', {}],
  ['high contrast', 'light', { 'high-contrast-preference': 'on' }]
] as const) {
  test(`what names share recedes and is legible: ${theme}`, async ({ newContext }) => {
    const context = await newContext({ colorScheme: scheme });
    await storePreferences(context, stored);
    const page = await context.newPage();
    await page.goto('/tokens/all-tokens');
    const token = page.locator('.pb-token:visible > a').first();
    const shared = await contrastOf(page.locator('.pb-token-schemes:visible > code').first());
    expect(shared).toBeGreaterThanOrEqual(4.5);
    expect(shared).toBeLessThan((await contrastOf(token)) - 2);

    await page.goto('/components/card');
    const section = page.locator('.pb-reference-prefix').first();
    await section.locator('> details > summary').click({ position: { x: 16, y: 16 } });
    const name = section.locator('tbody td:nth-child(2)').first();
    await expect(name).toHaveText(/^--pf-v6-c-card--\w+$/);
    const start = await contrastOf(name);
    expect(start).toBeGreaterThanOrEqual(4.5);
    expect(start).toBeLessThan((await contrastOf(name.locator('a'))) - 2);
    // The browser's own search finds the whole name.
    const text = (await name.textContent()) ?? '';
    expect(
      await page.evaluate((each) => (window as unknown as { find: (text: string) => boolean }).find(each), text)
    ).toBe(true);
  });
}
