import { expect, test } from '../support/test.ts';

const PATH = '/components/button/accessibility';
const PHONE = { viewport: { width: 390, height: 844 } };

/** Height in pixels that a phone shows of the longest tabs about accessibility. */
const MAX_HEIGHT = 9000;

test.describe('the long tables of an accessibility tab', () => {
  test('are folded behind their results on a phone, and opened by links to their heading', async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, PATH);
    const folds = page.locator('.pb-claim-fold');
    expect(await folds.count()).toBeGreaterThan(4);
    for (const fold of await folds.all()) {
      await expect(fold).not.toHaveAttribute('open');
      await expect(fold.locator('table').first()).toBeHidden();
      await expect(fold.locator('> summary')).toHaveText(/\d/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);
    await page.evaluate(() => (location.hash = '#measured'));
    await expect(page.locator('.pb-claim-fold[open]')).toHaveCount(2);
    await expect(page.getByRole('table', { name: 'Contrast: Button' })).toBeVisible();
  });

  test('are whole in wide windows and on paper, although they are closed', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, PATH);
    const table = page.getByRole('table', { name: 'Success criteria: Button' });
    const summary = page.locator('.pb-claim-fold > summary').first();
    await expect(table).toBeVisible();
    await expect(summary).toBeHidden();
    await page.setViewportSize(PHONE.viewport);
    await expect(table).toBeHidden();
    await expect(summary).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
  });
});

test('a table with three columns is a list of rows on a phone, with the names of its columns', async ({ visitAs }) => {
  const { page } = await visitAs(PHONE, '/ux-writing/error-messages');
  const table = page.locator('.pb-stacked').first();
  await table.scrollIntoViewIfNeeded();
  const cells = table.locator('tbody > tr').first().locator('td');
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).toSorted((a, b) => a - b));
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Place');
  await expect(page.getByRole('columnheader', { name: 'Failure' })).toHaveCount(1);
});
