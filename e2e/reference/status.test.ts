import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { pageShown } from '../support/navigation.ts';

import { casesOfTier } from '../support/tier.ts';
import { storePreferences } from '../support/storePreferences.ts';

const PATH = '/components/component-status';
/** Pages about components that show none. */
const WITHOUT_ROW = new Set([PATH, '/components/all-components', '/components/missing-components']);

const rows = (page: Page): Locator => page.locator('.pb-status-table tbody tr:visible');
const names = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((found) => found.map((row) => row.querySelector('th a')?.textContent ?? ''));
const row = (page: Page, name: string): Locator =>
  rows(page).filter({ has: page.getByRole('rowheader').getByRole('link', { name, exact: true }) });
const count = (page: Page): Promise<string> =>
  page.getByRole('search', { name: 'Table controls' }).getByRole('status').innerText();
const heading = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string): Promise<void> => heading(page, name).getByRole('button').click();

test.describe('the component status table', () => {
  test('has a row for every component', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const listed = await page
      .locator('[data-section="components"] > ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const shown = await rows(page)
      .locator('th a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown.toSorted()).toEqual(listed.filter((path) => !WITHOUT_ROW.has(path ?? '')).toSorted());
    expect(await count(page)).toBe(`${shown.length} components`);
    const modal = row(page, 'Modal');
    await expect(modal.getByRole('link', { name: 'React deprecated' })).toHaveAttribute(
      'href',
      '/components/modal/react-deprecated'
    );
    await expect(row(page, 'Compass')).toContainText('Beta');
    const numbers = await row(page, 'Accordion').locator('.pb-status-number').allInnerTexts();
    expect(numbers.map(Number).every((number) => number > 0)).toBe(true);
    expect(errors.list).toEqual([]);
  });

  test('can be sorted by any column, including by keyboard', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const byName = await names(page);
    await sortBy(page, 'CSS variables');
    const variables = async (): Promise<number[]> =>
      (await rows(page).locator('td:last-child').allInnerTexts()).map((text) => Number(text) || 0);
    await expect(heading(page, 'CSS variables')).toHaveAttribute('aria-sort', 'descending');
    const found = await variables();
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    await expect(heading(page, 'Name')).not.toHaveAttribute('aria-sort');
    await page.keyboard.press('Enter');
    expect(await variables()).toEqual(found.toReversed());
    await sortBy(page, 'Name');
    expect(await names(page)).toEqual(byName);
    await sortBy(page, 'Name');
    expect(await names(page)).toEqual(byName.toReversed());
  });

  test('keeps sorting and filters in the URL, for back navigation', async ({ visit }) => {
    const { page } = await visit(PATH);
    await sortBy(page, 'Examples');
    await page.getByPlaceholder('Filter components by name').fill('date');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=date&sort=-examples');
    const shown = await names(page);
    await row(page, 'Date picker').getByRole('link', { name: 'Date picker' }).click();
    await pageShown(page, '/components/date-and-time/date-picker');
    await page.goBack();
    await pageShown(page, PATH);
    await expect.poll(() => names(page)).toEqual(shown);
    await expect(heading(page, 'Examples')).toHaveAttribute('aria-sort', 'descending');
  });

  test('can be filtered by name and properties', async ({ visit }) => {
    const { page } = await visit(PATH);
    await heading(page, 'Name').getByRole('button').waitFor();
    await page.getByPlaceholder('Filter components by name').fill('date');
    await expect.poll(() => names(page)).toContain('Date picker');
    await expect.poll(() => names(page)).not.toContain('Accordion');
    expect(await count(page)).toMatch(/^\d of \d+ components$/);
    await page.getByPlaceholder('Filter components by name').fill('');
    await page.getByRole('checkbox', { name: 'Deprecated' }).check();
    expect(await names(page)).toContain('Modal');
    await page.getByRole('checkbox', { name: 'Has HTML', exact: false }).first().check();
    expect(await names(page)).not.toContain('Chip');
  });

  test('has an empty state with a reset', async ({ visit }) => {
    const { page } = await visit(PATH);
    await heading(page, 'Name').getByRole('button').waitFor();
    await page.getByPlaceholder('Filter components by name').fill('no such component');
    await page.getByRole('heading', { name: /^No components match/ }).waitFor();
    await expect(page.getByRole('table')).toBeHidden();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await names(page)).toContain('Accordion');
  });

  test('is complete without JavaScript, and has no dead controls', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    expect(await rows(page).count()).toBeGreaterThan(80);
    await expect(page.locator('.pb-status').getByRole('button')).toHaveCount(0);
    await expect(page.getByPlaceholder('Filter components by name')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Beta' })).toBeHidden();
    await row(page, 'Button').getByRole('link', { name: 'HTML', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/components/button/html');
  });

  for (const direction of casesOfTier(['ltr', 'rtl'], { turn: 1, share: 2 })) {
    test(`fits a narrow viewport with a sticky first column: ${direction}`, async ({ newContext }) => {
      const context = await newContext({ viewport: { width: 390, height: 800 } });
      await storePreferences(context, { 'patternbook-direction': direction });
      const page = await context.newPage();
      await page.goto(PATH);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const name = row(page, 'Button').getByRole('rowheader');
      const before = await name.boundingBox();
      const last = row(page, 'Button').locator('td').last();
      await last.scrollIntoViewIfNeeded();
      const [after, end] = [await name.boundingBox(), await last.boundingBox()];
      expect(after?.x).toBe(before?.x);
      expect(end?.x).toBeGreaterThanOrEqual(0);
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(390);
    });
  }

  test('has a sticky header if all columns fit', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 800 } }, PATH);
    await heading(page, 'Name').getByRole('button').waitFor();
    await row(page, 'Wizard').scrollIntoViewIfNeeded();
    const masthead = await page.locator('.pb-masthead').boundingBox();
    await expect
      .poll(async () => Math.round((await heading(page, 'Name').boundingBox())?.y ?? -1))
      .toBe(Math.round(masthead?.height ?? 0));
  });

  for (const width of [1100, 840]) {
    test(`causes no overflow at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 800 } }, PATH);
      await heading(page, 'Name').getByRole('button').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  for (const colorScheme of casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 })) {
    test(`has no axe violation in the ${colorScheme} theme`, { tag: '@full' }, async ({ visitAs }) => {
      const { page } = await visitAs({ colorScheme, reducedMotion: 'reduce' }, PATH);
      await heading(page, 'Name').getByRole('button').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
