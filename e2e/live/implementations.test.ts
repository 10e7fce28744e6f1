import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATH = '/components/accordion';
const choice = (page: Page, title: string) => page.getByRole('group', { name: `Implementation of ${title}` });
const viewCode = (page: Page, title: string) => page.getByRole('button', { name: `View code of ${title}` });

test.describe('the implementations of a component', () => {
  test('lead to the same example, and are remembered by the navigation', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    // The switch appears where the pointer or the focus is, once the row of controls is hydrated.
    await viewCode(page, 'Bordered').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Copy code of Bordered' }).waitFor();
    await viewCode(page, 'Bordered').hover();
    await expect(choice(page, 'Bordered').locator('[aria-current]')).toHaveText('React');
    const listOfPages = page.waitForResponse('**/api/pages.json');
    await choice(page, 'Bordered').getByRole('link', { name: 'HTML' }).click();
    await (await listOfPages).finished();
    await expect(page).toHaveURL(/\/components\/accordion\/html#bordered$/);
    const sideNavigation = page.getByRole('navigation', { name: 'Global' });
    await sideNavigation.getByRole('link', { name: 'Alert', exact: true }).click();
    await expect(page).toHaveURL(/\/components\/alert\/html$/);
    // A tab is a choice as well.
    await page.locator('.pb-tabs').getByRole('link', { name: 'React', exact: true }).click();
    await expect(page).toHaveURL(/\/components\/alert$/);
    await sideNavigation.getByRole('link', { name: 'Avatar', exact: true }).click();
    await expect(page).toHaveURL(/\/components\/avatar$/);
    expect(errors.list).toEqual([]);
  });

  test('lead to the tab if it has no such example, also by keyboard', async ({ visit }) => {
    const { page } = await visit(PATH);
    await viewCode(page, 'Single expand behavior').scrollIntoViewIfNeeded();
    // The row of controls is hydrated.
    await page.getByRole('button', { name: 'Copy code of Single expand behavior' }).focus();
    const other = choice(page, 'Single expand behavior').getByRole('link', { name: 'HTML' });
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/components\/accordion\/html$/);
  });

  for (const width of [390, 360]) {
    test(`are in one row with all other controls at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 800 }, hasTouch: true }, PATH);
      await viewCode(page, 'Bordered').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Copy code of Bordered' }).waitFor();
      await viewCode(page, 'Bordered').tap();
      await expect(choice(page, 'Bordered').getByRole('link', { name: 'HTML' })).toBeVisible();
      const row = page.locator('.pb-example-controls').filter({ has: choice(page, 'Bordered') });
      await expect(row.locator('> :visible')).toHaveCount(7);
      const rows = await row.locator('> :visible').evaluateAll((all) =>
        all.map((control) => {
          const { top, bottom } = control.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        })
      );
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    });
  }

  test('have no switch on pages with one of them', async ({ visit }) => {
    const { page } = await visit('/components/search-input');
    await viewCode(page, 'Basic').hover();
    await expect(page.locator('.pb-implementations')).toStayHidden();
  });
});
