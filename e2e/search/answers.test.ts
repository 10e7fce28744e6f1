import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { chosenTitle, openPalette, options, palette, paletteField, results } from './searchFields.ts';

const PATH = '/layouts/flex';
const VALUES = '**/search/token-values.json';
const DANGER = '--pf-t--global--border--color--status--danger--default';

async function ask(page: Page, query: string): Promise<void> {
  await openPalette(page);
  await paletteField(page).fill(query);
  await results(palette(page)).first().waitFor();
}

/** The first result of a kind: on a slow machine, what came first of all stays first. */
const firstOf = (page: Page, kind: string) => palette(page).locator(`[data-result="${kind}-1"]`);

test.describe('results of the palette', () => {
  test('show the value and the color of a token in the theme of the page', async ({ visitAs }) => {
    const { page, errors } = await visitAs({ colorScheme: 'dark' }, PATH);
    await ask(page, 'danger border');
    const first = firstOf(page, 'token');
    await expect(first).toContainText(DANGER);
    await expect(first.locator('.pb-result-value')).toHaveText(/#[\da-f]{6}/);
    await expect(first.locator('.pb-result-color:visible')).toHaveCount(1);
    await expect(options(palette(page)).filter({ hasText: /^>/ })).toHaveCount(0);
    expect(errors.list).toEqual([]);
  });

  test('don’t move when values arrive, and do without them', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    await page.route(VALUES, async (route) => {
      await released;
      await route.continue();
    });
    await ask(page, 'danger border');
    await expect(palette(page).locator('.pb-result-status')).toHaveText(/^\d+ results$/);
    const rows = () =>
      results(palette(page)).evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().toJSON() as unknown)
      );
    const before = await rows();
    release(null);
    await expect(firstOf(page, 'token').locator('.pb-result-value')).toHaveText(/#/);
    expect(await rows()).toEqual(before);
  });

  test('have the tabs of a page below it', async ({ visit }) => {
    const { page } = await visit(PATH);
    await ask(page, 'modal');
    const pages = palette(page).getByRole('group', { name: 'Best matches' });
    await expect(palette(page).locator('.pb-result[data-kind=page][href^="/components/modal"]')).toHaveCount(1);
    await expect(pages.getByRole('option', { name: 'Modal: HTML' })).toBeVisible();
    await expect(pages.locator('.pb-result').first().locator('.pb-drawing svg')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosenTitle(page)).toMatch(/^Modal: /);
  });

  test('have the sentence with the match, and the values in it', async ({ visit }) => {
    const { page } = await visit(PATH);
    await ask(page, 'spacing between buttons');
    const passage = palette(page).locator('[data-kind=text][href="/components/button/design-guidelines#spacing"]');
    await expect(passage.locator('.pb-result-excerpt')).toHaveText(/\d+px/, { timeout: 30_000 });
  });

  test('put React first, or HTML for readers who came from it', async ({ visit }) => {
    const { page } = await visit('/components/divider/html');
    await ask(page, 'sticky header');
    await expect(firstOf(page, 'example')).toHaveAttribute('href', '/components/table/html#sticky-header', {
      timeout: 30_000
    });
    await page.goto('/components/divider');
    await ask(page, 'sticky header');
    await expect(firstOf(page, 'example')).toHaveAttribute('href', '/components/table/react-demos#sticky-header', {
      timeout: 30_000
    });
  });
});

test('field, filters, and results of the results page share their edges', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 1024, height: 900 } }, '/search?q=modal');
  const live = page.locator('.pb-search-live');
  await live.locator('.pb-result').first().waitFor();
  const edges = (selector: string): Promise<[number, number]> =>
    live
      .locator(selector)
      .first()
      .evaluate((part) => {
        const { left, right } = part.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
  const [start, end] = await edges('.pb-search-field');
  expect(end - start).toBeLessThanOrEqual(48 * 16);
  expect((await edges('.pb-search-kind'))[0]).toBe(start);
  expect(await edges('.pb-result-heading')).toEqual([start, end]);
  expect((await edges('.pb-result-sign'))[0]).toBe(start);
});
