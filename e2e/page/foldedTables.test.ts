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
    await expect(page.getByRole('table', { name: 'Contrast: Button', exact: true })).toBeVisible();
  });

  test('are rows of one list on a phone, which their headings open too', async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, PATH);
    const heading = page.getByRole('heading', { name: 'HTML attributes' });
    await heading.scrollIntoViewIfNeeded();
    const [last, next] = await Promise.all([
      page.locator('.pb-prose:has(#success-criteria) + .pb-claim-fold').boundingBox(),
      page.locator('.pb-prose', { has: heading }).boundingBox()
    ]);
    expect(next?.y).toBeCloseTo((last?.y ?? 0) + (last?.height ?? 0), 0);
    const table = page.getByRole('table', { name: 'HTML attributes: Button', exact: true });
    await expect(table).toBeHidden();
    const box = await heading.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await expect(table).toBeVisible();
  });

  test('show their first rows in wide windows, and all of them on paper and in an opened one on a phone', async ({
    visitAs
  }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, PATH);
    const criteria = page.getByRole('table', { name: 'Success criteria: Button' });
    const contrasts = page.getByRole('table', { name: 'Contrast: Button', exact: true });
    const rest = page.locator('.pb-claim-rest', { has: page.getByText(/more that reach level AA/) });
    const summary = page.locator('.pb-claim-fold > summary').first();
    await expect(criteria).toBeVisible();
    await expect(contrasts).toBeVisible();
    await expect(summary).toBeHidden();
    await expect(rest.locator('table').first()).toBeHidden();
    await rest.locator('> summary').click();
    await expect(rest.locator('table').first()).toBeVisible();
    await rest.locator('> summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);

    await page.setViewportSize(PHONE.viewport);
    await expect(criteria).toBeHidden();
    await expect(summary).toBeVisible();
    await page.evaluate(() => (location.hash = '#measured'));
    await expect(rest.locator('table').first()).toBeVisible();
    await expect(rest.locator('> summary')).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(criteria).toBeVisible();
    await expect(rest.locator('table').first()).toBeVisible();
  });

  test('have columns of the same width in both parts, and names of columns in one line', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, PATH);
    for (const summary of await page.locator('.pb-claim-rest > summary').all()) {
      await summary.click();
    }
    const tables = await page.locator('.pb-claims:visible').evaluateAll((all) =>
      all.map((table) => ({
        name: table.getAttribute('aria-label') ?? '',
        heights: [...table.querySelectorAll('thead th')].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        }),
        lefts: [...table.querySelectorAll('thead th')].map((cell) => Math.round(cell.getBoundingClientRect().left))
      }))
    );
    expect(tables.length).toBeGreaterThan(6);
    expect(tables.filter(({ heights }) => heights.some((lines) => lines > 1))).toEqual([]);
    const [first, ...others] = tables.filter(({ name }) => name.startsWith('Contrast'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ lefts }) => lefts)).toEqual(others.map(() => first?.lefts));
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
