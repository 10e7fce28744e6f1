import type { Locator, Page } from '@playwright/test';

import { storePreferences } from '../support/storePreferences.ts';
import { expect, test } from '../support/test.ts';

/** Theme preferences by name; in high contrast, both grounds may be the same, and surfaces have lines around them. */
const THEMES = { plain: {}, felt: { 'theme-variant-preference': 'felt' } };

const groundOf = (element: Locator): Promise<string> =>
  element.evaluate((each) => {
    for (let at: Element | null = each; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/[,/] ?0\)$/.test(backgroundColor)) {
        return backgroundColor;
      }
    }
    return '';
  });

const exampleNamed = (page: Page, name: string): Locator =>
  page.locator('.pb-example', { has: page.getByRole('heading', { name, exact: true }) });

for (const [name, stored] of Object.entries(THEMES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an example stands on a ground where its surfaces have edges: ${name}, ${colorScheme}`, async ({
      newContext
    }) => {
      const context = await newContext({ colorScheme });
      await storePreferences(context, stored);
      const page = await context.newPage();
      await page.goto('/components/card');
      const basic = page.locator('[data-example="basic-cards"]');
      expect(await groundOf(basic)).not.toBe(await groundOf(basic.locator('.pf-v6-c-card')));
      const secondary = page.locator('[data-example="secondary-cards"]');
      expect(await groundOf(secondary)).not.toBe(await groundOf(secondary.locator('.pf-v6-c-card')));
      expect(await groundOf(secondary)).not.toBe(await groundOf(basic));
    });
  }
}

test('an example keeps its ground in its own document and in the isolated frame', async ({ visit }) => {
  const { page, errors } = await visit('/components/card');
  const example = exampleNamed(page, 'Basic cards');
  const ground = await groundOf(example.locator('.pb-preview'));
  await example.scrollIntoViewIfNeeded();
  await example.getByRole('button', { name: 'Preview settings of Basic cards' }).click();
  await example.getByRole('checkbox', { name: /outlines/i }).check({ force: true });
  const frame = example.locator('iframe[data-shown]').contentFrame();
  await expect(frame.locator('.pf-v6-c-card')).toBeVisible();
  expect(await groundOf(frame.locator('body'))).toBe(ground);
  await page.goto('/components/card/basic-cards');
  expect(await groundOf(page.locator('[data-preview]'))).toBe(ground);
  expect(errors.list).toEqual([]);
});
