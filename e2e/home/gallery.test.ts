import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { pageShown } from '../support/navigation.ts';

import { casesOfTier } from '../support/tier.ts';
import { storePreferences } from '../support/storePreferences.ts';

const PATH = '/patterns/about-patterns';

/** Pages about components that show none. */
const WITHOUT_CARD = ['/components/component-status', '/components/missing-components'];

const field = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const count = (page: Page): Locator => page.getByRole('main').getByRole('status');
const cards = (page: Page): Locator => page.locator('.pb-gallery-card:visible');
const names = (page: Page): Locator => cards(page).getByRole('link');

/** Number of cards from which a gallery can be filtered: fewer are seen at a glance. */
const CARDS_TO_FILTER = 12;

for (const [path, title] of [
  ['/components/all-components', 'All components'],
  ['/utility-classes/about-utility-classes', 'About utility classes'],
  ['/patterns/about-patterns', 'About patterns'],
  ['/layouts/about-layouts', 'About layouts'],
  ['/extensions/about-extensions', 'About extensions']
] as const) {
  test.describe(`the landing page ${path}`, () => {
    test('is first in its section, with text and a card for every other page', async ({ visit }) => {
      const { page, errors } = await visit(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const hrefs = (links: Locator): Promise<string[]> =>
        links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      const listed = await hrefs(page.locator(`[data-section="${path.split('/')[1] ?? ''}"] > ul a`));
      expect(listed[0]).toBe(path);
      const shown = await hrefs(cards(page).getByRole('link'));
      const others = listed.slice(1).filter((href) => !WITHOUT_CARD.includes(href));
      expect(shown.toSorted()).toEqual(others.toSorted());
      if (shown.length < CARDS_TO_FILTER) {
        await expect(field(page)).toHaveCount(0);
      } else {
        await expect(count(page)).toHaveText(new RegExp(`^${shown.length} (results|components)$`));
      }
      const words = (await page.getByRole('main').innerText()).split(/\s+/);
      expect(words.length).toBeGreaterThan(150);
      expect(errors.list).toEqual([]);
    });
  });
}

for (const path of ['/components/all-components', '/ux-writing/about-ux-writing']) {
  test(`the first cards of ${path} are in the first window, and help to choose is at hand`, async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, path);
    expect(
      await cards(page)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
    ).toBeLessThan(680);
    const guide = page.locator('.pb-page-guide');
    await expect(guide.getByRole('table')).toBeHidden();
    await guide.locator('summary').click({ position: { x: 12, y: 20 } });
    await expect(guide.getByRole('table')).toBeVisible();
  });
}

test('a badge doesn’t make cards higher', async ({ visitAs }) => {
  const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, '/components/all-components');
  const titles = await cards(page)
    .locator('.pb-card-title')
    .evaluateAll((elements) =>
      elements.map((title) => ({
        hasBadge: title.querySelector('.pf-v6-c-label') !== null,
        height: Math.round(title.getBoundingClientRect().height)
      }))
    );
  const heightsOf = (badges: boolean): Set<number> =>
    new Set(titles.flatMap(({ hasBadge, height }) => (hasBadge === badges ? [height] : [])));
  expect(heightsOf(true).size).toBeGreaterThan(0);
  expect(Math.max(...heightsOf(true))).toBeLessThanOrEqual(Math.min(...heightsOf(false)));
});

test.describe('a gallery', () => {
  test('filters while the reader types, and counts the results', async ({ visit }) => {
    const { page } = await visit(PATH);
    const all = await names(page).count();
    await field(page).pressSequentially('fi');
    await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${all} results$`));
    const some = await names(page).count();
    expect(some).toBeLessThan(all);
    await expect(count(page)).toHaveText(`${some} of ${all} results`);
    await field(page).pressSequentially('lters');
    await expect(names(page)).toHaveText(['Filters']);
    await expect(count(page)).toHaveText(`1 of ${all} results`);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(count(page)).toHaveText(`${all} results`);
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeHidden();
  });

  test('has an empty state with a reset', async ({ visit }) => {
    const { page } = await visit('/extensions/about-extensions');
    await field(page).fill('no such thing');
    await expect(count(page)).toHaveText('0 of 13 results');
    await expect(page.getByRole('heading', { name: 'Catalog view' })).toBeHidden();
    await page.getByRole('heading', { name: /^No .* match/ }).waitFor();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(count(page)).toHaveText('13 results');
    await expect(page.getByRole('heading', { name: 'Catalog view' })).toBeVisible();
  });

  test('switches between cards and list, including by keyboard', async ({ visit }) => {
    const { page } = await visit(PATH);
    const columns = (): Promise<number> =>
      cards(page).evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size);
    expect(await columns()).toBeGreaterThan(1);
    await page.getByRole('radio', { name: 'Grid' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(columns).toBe(1);
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  });

  test('groups components by purpose, and shows them by name on demand', async ({ visit }) => {
    const { page, errors } = await visit('/components/all-components');
    const groups = page.locator('.pb-gallery').getByRole('heading', { level: 3 });
    await expect(groups.first()).toHaveText('Actions');
    await expect(names(page).first()).toHaveText('Action list');
    const all = await names(page).count();
    await page.getByRole('radio', { name: 'A–Z' }).check();
    await expect(names(page).first()).toHaveText('About modal');
    await expect(names(page)).toHaveCount(all);
    await expect(groups).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).search).toBe('?order=a-z');
    await page.reload();
    await expect(names(page).first()).toHaveText('About modal');
    await field(page).fill('progress stepper');
    await expect(names(page)).toHaveText(['Progress stepper']);
    await page.getByRole('radio', { name: 'By purpose' }).check();
    await expect(groups).toHaveText(['Feedback and status']);
    expect(errors.list).toEqual([]);
  });

  for (const width of [1280, 1440]) {
    test(`has four cards in a row in a window of ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 900 } }, '/components/all-components');
      const lefts = await cards(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(4);
    });
  }

  test('is restored on back navigation', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.getByRole('radio', { name: 'List' }).check();
    await field(page).fill('filters');
    await expect(names(page)).toHaveText(['Filters']);
    await cards(page).getByRole('link', { name: 'Filters' }).click();
    await pageShown(page, '/patterns/filters');
    await page.goBack();
    await pageShown(page, PATH);
    await expect(names(page)).toHaveText(['Filters']);
    await expect(field(page)).toHaveValue('filters');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  });

  test('has one distance from the text above it, without controls too', async ({ visitAs }) => {
    const { page } = await visitAs(
      { viewport: { width: 1440, height: 900 } },
      '/design-foundations/about-design-foundations'
    );
    await expect(field(page)).toHaveCount(0);
    const [text, gallery] = await page
      .locator('.pb-prose:has(+ .pb-gallery), .pb-gallery')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.round((gallery?.top ?? 0) - (text?.bottom ?? 0))).toBe(24);
  });

  test('keeps the filter of many cards in the window, on phones the field alone', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, '/components/all-components');
    await page.getByRole('link', { name: 'Tree view', exact: true }).last().scrollIntoViewIfNeeded();
    await expect(field(page)).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    const counted = page.getByRole('status').filter({ hasText: 'components' });
    const [box, count] = [await page.locator('.pb-filter-field > *').boundingBox(), await counted.boundingBox()];
    expect(Math.round((count?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0))).toBe(8);
    await page.getByRole('link', { name: 'Tree view', exact: true }).last().scrollIntoViewIfNeeded();
    await expect(counted).not.toBeInViewport();
    const [bar, masthead] = [
      await page.locator('.pb-filter-field').boundingBox(),
      await page.locator('.pb-masthead').boundingBox()
    ];
    expect(Math.abs((bar?.y ?? 0) - (masthead?.height ?? NaN))).toBeLessThanOrEqual(1);
    expect(bar?.height).toBeLessThanOrEqual(56);
  });

  test('is part of a packaged page, with the site’s own texts on cards', async ({ visit }) => {
    const { page } = await visit('/component-groups/about-component-groups');
    await expect(page.locator('[data-missing-component]')).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('placeholder', 'Search by name');
    const card = cards(page).filter({ hasText: 'Bulk select' });
    await expect(card).toContainText('Selects the records of a page, all records, or none.');
    await expect(card.getByRole('link')).toHaveAttribute('href', '/component-groups/bulk-select');
  });

  test('lists the pages of a section without a landing page', async ({ visit }) => {
    const { page } = await visit('/developer-resources');
    await expect(cards(page)).toHaveCount(7);
    await expect(page.locator('.pb-lead')).toHaveText(/^Handbooks for developers/);
    // So few cards are seen at a glance.
    await expect(field(page)).toHaveCount(0);
  });

  test('is complete without JavaScript, and has no dead controls', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    await expect(cards(page)).toHaveCount(12);
    await expect(field(page)).toBeHidden();
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    const lefts = await cards(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  });

  for (const direction of casesOfTier(['ltr', 'rtl'], { turn: 1, share: 2 })) {
    test(`fits a narrow viewport: ${direction}`, async ({ newContext }) => {
      const context = await newContext({ viewport: { width: 390, height: 800 } });
      await storePreferences(context, { 'patternbook-direction': direction });
      const page = await context.newPage();
      await page.goto('/components/all-components');
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const { field: fieldBox, card } = await page.evaluate(() => ({
        field: document.querySelector('.pb-filter-field > *')?.getBoundingClientRect(),
        card: document.querySelector('.pb-gallery-card')?.getBoundingClientRect()
      }));
      expect([fieldBox?.left, fieldBox?.right]).toEqual([card?.left, card?.right]);
    });
  }
});
