import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { trimContent } from '../support/trimContent.ts';

import { casesOfTier } from '../support/tier.ts';

const TABLE = '/components/table';
const SOON = { timeout: 10_000 };

const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => dialog(page).getByRole('heading', { level: 2 });

/** Locates the type in a property's row, by the row's id. */
function typeIn(page: Page, row: string, type: string) {
  return page.locator(`#${row}`).getByRole('link', { name: type, exact: true });
}

/** The row of a property whose type opens over the page. */
const ACTIONS = `${TABLE}#prop-tdactionstype-items`;

const openActions = (page: Page): Promise<void> => typeIn(page, 'prop-tdactionstype-items', 'IActions').click();

test.describe('a type without a page', () => {
  test('opens over the page, and linked types replace it', async ({ visit }) => {
    const { page, errors } = await visit(ACTIONS);
    await openActions(page);
    await expect(title(page)).toHaveText('IActions', SOON);
    await expect(title(page)).toBeFocused();
    const back = dialog(page).getByRole('button', { name: 'Back to the previous type' });
    await expect(back).toBeHidden();

    const inner = dialog(page).getByRole('link', { name: 'IAction', exact: true });
    await inner.focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('table', { name: 'Properties of IAction' }).waitFor();
    await expect(title(page)).toHaveText('IAction');

    await back.click();
    await expect(title(page)).toHaveText('IActions');
    await expect(inner).toBeFocused();
    expect(errors.list).toEqual([]);
  });

  test('announces to screen readers that its import was copied', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(ACTIONS);
    await openActions(page);
    await dialog(page).getByRole('button', { name: /^Copy/ }).first().click();
    await dialog(page).getByRole('status').filter({ hasText: 'Code copied' }).waitFor(SOON);
  });

  test('returns focus to its link', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(ACTIONS);
    await openActions(page);
    await title(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('IActions');
    expect(new URL(page.url()).pathname).toBe(TABLE);
  });

  test('can be reloaded after a failure', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(ACTIONS);
    await page.route('**/IActions.html', (route) => route.abort());
    await openActions(page);
    await dialog(page).getByText('Couldn’t load this type.').waitFor();
    await page.unroute('**/IActions.html');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await dialog(page).getByText('import type { IActions }').waitFor();
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeHidden();
  });

  test('has a document of its own without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, ACTIONS);
    await openActions(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('IActions');
    await page.getByRole('link', { name: 'IAction', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Properties of IAction' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

test.describe('a type documented by a page', () => {
  test('links to that page', async ({ visit }) => {
    const { page } = await visit(`${TABLE}#prop-td-actions`);
    await typeIn(page, 'prop-td-actions', 'TdActionsType').click();
    await expect.poll(() => page.evaluate(() => location.hash), SOON).toBe('#tdactionstype');
    await expect(dialog(page)).toStayHidden();
  });

  test('links from a definition to its section on the same page', async ({ visit }) => {
    const { page } = await visit('/components/menus/select#prop-select-onselect');
    await typeIn(page, 'prop-select-onselect', 'SelectOptionProps').click();
    await dialog(page).getByText('Documented on:').getByRole('link', { name: 'Select', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0, SOON);
    const heading = page.getByRole('heading', { name: 'SelectOption', exact: true });
    const distance = (): Promise<number> => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(distance, SOON).toBeLessThan(400);
    expect(await distance()).toBeGreaterThan(0);
  });

  test('links to the page from a definition too', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(`${TABLE}#prop-thinfotype-popoverprops`);
    await typeIn(page, 'prop-thinfotype-popoverprops', 'PopoverProps').click();
    await dialog(page).getByText('Documented on:').getByRole('link', { name: 'Popover', exact: true }).click();
    await page.waitForURL('**/components/popover#popover');
    await expect(dialog(page)).toHaveCount(0, SOON);
    await page.getByRole('heading', { name: 'Popover', level: 1 }).waitFor();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} page`, () => {
    for (const width of casesOfTier([390, 1440], { turn: colorScheme === 'light' ? 0 : 1, share: 2 })) {
      test(`an open type has no violations at ${width} px`, { tag: '@full' }, async ({ visitAs }) => {
        const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
        const { page } = await visitAs(options, ACTIONS);
        await openActions(page);
        await dialog(page).getByRole('link', { name: 'IAction', exact: true }).click();
        await dialog(page).getByRole('table').waitFor();
        await trimContent(page);
        expect(await axeViolations(page, { include: ['dialog[open]'] })).toEqual([]);
      });
    }
  });
}
