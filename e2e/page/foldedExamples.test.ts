import type { Locator, Page } from '@playwright/test';

import { openPalette, palette, paletteField, results } from '../search/searchFields.ts';
import { choosePage, distanceBelowBars, pageShown, scrollSettled } from '../support/navigation.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;

/** Number of examples above which tabs are folded, as configured by default. */
const FOLD_ABOVE = 20;

/** Maximum height in pixels of a newly opened tab with many examples. */
const MOST_PX = 12_000;

const TABLE = '/components/table';
/** In a folded part of its only group. */
const STRIPED = 'striped-expandable';

const TABLE_HTML = '/components/table/html';
/** In a folded group. */
const SORTABLE = 'sortable-example';

/** For what the reader sees only after a script has loaded. */
const SOON = { timeout: 10_000 };

const folds = (page: Page): Locator => page.locator('.pb-fold > details');
const openFolds = (page: Page): Locator => page.locator('.pb-fold > details[open]');
const example = (page: Page, slug: string): Locator => page.locator(`[id="${slug}"]`);
const filter = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter examples by name' });
const count = (page: Page): Locator => page.locator('.pb-folds').getByRole('status');
const shownExamples = (page: Page): Locator => page.locator('.pb-folds .pb-example:visible');

/** Tabs with many examples, all of which are in their document. */
const LONG_TABS = readRoutes('sites/patternfly')
  .map(({ tabPath, title, source }) => {
    const examples = readPage('sites/patternfly', tabPath).match(/<section class="pb-example"/g) ?? [];
    return { tabPath, name: `${title}, ${source}`, examples: examples.length };
  })
  .filter(({ examples }) => examples > FOLD_ABOVE);

async function expectLanded(page: Page, slug: string): Promise<void> {
  await expect(example(page, slug)).toBeInViewport(SOON);
  await scrollSettled(page);
  await expect(async () => {
    const distance = await distanceBelowBars(page, `[id="${slug}"]`);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60);
  }).toPass(SOON);
}

test('a tab with many examples is short when it is opened', async ({ newContext }) => {
  test.setTimeout(4 * MINUTE_MS);
  expect(LONG_TABS.length).toBeGreaterThan(15);
  const context = await newContext({ viewport: { width: 1280, height: 900 } });
  for (const { tabPath, name, examples } of LONG_TABS) {
    const page = await context.newPage();
    await page.goto(tabPath);
    await expect.soft(count(page), name).toHaveText(`${examples} examples`);
    const height = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // Without guessed heights; what is closed stays closed.
      sheet.replaceSync('.pb-example { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(sheet);
      return document.documentElement.scrollHeight;
    });
    expect.soft(height, name).toBeLessThanOrEqual(MOST_PX);
    await page.close();
  }
});

test.describe('folded examples', () => {
  test('open by their heading, by pointer and keyboard, and list their names while they are closed', async ({
    visit
  }) => {
    const { page, errors } = await visit(TABLE_HTML);
    const group = page.getByRole('region', { name: 'Sortable', exact: true });
    await expect(group).toContainText('4 examples');
    await expect(group.getByRole('heading', { level: 2, name: 'Sortable', exact: true })).toBeVisible();
    const names = group.getByRole('link', { name: 'Sortable example', exact: true });
    await expect(names).toBeVisible();
    await group.locator('summary').press('Enter');
    await expect(example(page, SORTABLE)).toBeVisible();
    await expect(names).toBeHidden();
    await page.keyboard.press('Space');
    await expect(example(page, SORTABLE)).toBeHidden();
    expect(errors.list).toEqual([]);
  });

  test('open for an address, a name, the contents list, a search result, and a text', async ({ visitAs }) => {
    test.setTimeout(2 * MINUTE_MS);
    const { page } = await visitAs({ viewport: { width: 1600, height: 900 } }, `${TABLE}#${STRIPED}`);
    await expectLanded(page, STRIPED);
    await expect(openFolds(page)).toHaveCount(1);

    await page.goto(TABLE_HTML);
    await page.locator('.pb-fold-names').getByRole('link', { name: 'Sortable example', exact: true }).click();
    await expectLanded(page, SORTABLE);

    await page.goto('about:blank');
    await page.goto(TABLE);
    await page.locator('.pb-contents').getByRole('link', { name: 'Tree table', exact: true }).click();
    await expectLanded(page, 'tree-table');
    await expect(page.locator('.pb-contents [aria-current]')).toHaveText('Tree table', SOON);

    await openPalette(page);
    await paletteField(page).fill('striped expandable');
    // The page of which it is a part is found, too.
    const found = results(palette(page)).filter({ hasText: /^Striped expandable/ });
    await found.first().click();
    await expectLanded(page, new URL(page.url()).hash.slice(1));

    await page.goto('about:blank');
    // In the folded group alone, unlike names, which are in the contents list too.
    await page.goto(`${TABLE_HTML}#:~:text=Indicates%20if%20columns`);
    await expect(openFolds(page)).not.toHaveCount(0, SOON);
    await expect(page.getByText(/^Indicates if columns/).first()).toBeInViewport(SOON);
  });

  test('are marked in the contents list by the first of the group in view', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1600, height: 900 }, reducedMotion: 'reduce' }, TABLE);
    for (const index of [1, 2]) {
      const fold = page.locator('.pb-fold').nth(index);
      await fold.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top - 200, behavior: 'instant' }));
      const first = await fold.locator('.pb-fold-names a').first().innerText();
      await expect(page.locator('.pb-contents [aria-current]')).toHaveText(first, SOON);
    }
  });

  test('are reached without scripts, and are on paper', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, `${TABLE_HTML}#${SORTABLE}`);
    await expect(example(page, SORTABLE)).toBeInViewport();
    await page.locator('.pb-fold summary').last().click();
    await expect(example(page, 'table-footer-example')).toBeVisible();
    await expect(page.locator('.pb-folds').getByRole('searchbox')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(example(page, 'tree-table-basic')).toBeVisible();
    await expect(page.locator('.pb-fold-names').first()).toBeHidden();
  });

  test('start only once they are shown', async ({ visit }) => {
    const { page } = await visit(TABLE);
    const folded = example(page, STRIPED);
    const host = folded.locator('[data-preview]');
    await example(page, 'basic').scrollIntoViewIfNeeded();
    await example(page, 'basic').locator('[data-preview][data-state=live]').waitFor();
    // Beside the end of what is shown.
    await folds(page).last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await expect(host).toHaveAttribute('data-state', 'static');
    await expect(folded.locator('.pb-example-controls button')).toHaveCount(0);
    await folds(page).last().locator('> summary').click();
    await folded.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-state', 'live', SOON);
    await expect(folded.locator('.pb-example-controls button').first()).toBeVisible(SOON);
  });

  test('are as the reader left them on the way back', async ({ visit }) => {
    const { page } = await visit(TABLE);
    await page.locator('.pb-fold-names').getByRole('link', { name: 'Tree table', exact: true }).click();
    await expectLanded(page, 'tree-table');
    const top = (): Promise<number> => example(page, 'tree-table').evaluate((one) => one.getBoundingClientRect().top);
    const position = await top();
    await choosePage(page, '/components/badge');
    await page.goBack();
    await pageShown(page, TABLE);
    await expect(openFolds(page)).toHaveCount(1);
    await expect.poll(top, SOON).toBeCloseTo(position, -1);
  });
});

test.describe('the filter of examples', () => {
  test('shows those whose name matches, counts them, and leaves the folds as they were', async ({ visit }) => {
    const { page, errors } = await visit(TABLE);
    await filter(page).pressSequentially('sticky');
    await expect(count(page)).toHaveText(/^\d+ of 35 examples$/);
    const names = await shownExamples(page).locator('.pb-example-title').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !/sticky/i.test(name))).toEqual([]);
    await expect(count(page)).toHaveText(`${names.length} of 35 examples`);
    await expect(page).toHaveURL(/\?q=sticky$/);
    // Of the groups that are left, and in the contents list.
    const inGroups = await page.locator('.pb-fold:visible [data-row-count]').allInnerTexts();
    expect(inGroups.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(names.length);
    const entries = await page.locator('.pb-contents li:not([hidden]) > a').allTextContents();
    const hidden = await page.locator('.pb-folds .pb-example[hidden] .pb-example-title').allTextContents();
    expect(names.filter((name) => !entries.includes(name))).toEqual([]);
    expect(hidden.filter((name) => entries.includes(name))).toEqual([]);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(count(page)).toHaveText('35 examples');
    await expect(openFolds(page)).toHaveCount(0);
    await expect(filter(page)).toBeFocused();
    expect(errors.list).toEqual([]);
  });

  test('is in the address, has an empty state, and gives way to a link', async ({ visit }) => {
    const { page } = await visit(`${TABLE_HTML}?q=striped`);
    await expect(count(page)).toHaveText('4 of 52 examples', SOON);
    await expect(page.getByRole('heading', { level: 2, name: 'Sortable', exact: true })).toBeHidden();
    await filter(page).fill('no such example');
    await expect(page.getByRole('heading', { name: 'No examples match “no such example”' })).toBeVisible();
    await page.goto(`${TABLE_HTML}?q=striped#${SORTABLE}`);
    await expect(example(page, SORTABLE)).toBeInViewport(SOON);
  });

  test('expands and collapses all by one button', async ({ visit }) => {
    const { page } = await visit('/components/menus/menu-toggle');
    const all = await folds(page).count();
    expect(all).toBeGreaterThan(1);
    const button = (name: string): Locator => page.locator('.pb-folds').getByRole('button', { name });
    await button('Expand all examples').press('Enter');
    await expect(openFolds(page)).toHaveCount(all);
    await button('Collapse all examples').press('Enter');
    await expect(openFolds(page)).toHaveCount(0);
  });
});
