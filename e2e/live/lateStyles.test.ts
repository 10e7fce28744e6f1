import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { choosePage } from '../support/navigation.ts';

const PATH = '/components/menus/select';
/** Style sheets of what examples show later. */
const SHEET = /\/assets\/late-[^/]*\.css$/;

const firstExample = (page: Page) => page.locator('[data-preview]').first();

test.describe('style sheets of what examples show later', () => {
  test('come after the first paint, and before examples are live', async ({ context }) => {
    const page = await context.newPage();
    const send = await holdRequests(page, SHEET);
    await page.goto(PATH, { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints).toBe(1);
    await expect(firstExample(page)).toHaveAttribute('data-state', 'static');
    send();
    await expect(firstExample(page)).toHaveAttribute('data-state', 'live');
    await firstExample(page).getByRole('button').first().click();
    await expect(page.locator('.pf-v6-c-menu').first()).not.toHaveCSS('box-shadow', 'none');
  });

  test('come before examples are live after navigation', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    const send = await holdRequests(page, SHEET);
    const asked = page.waitForRequest(SHEET);
    await choosePage(page, '/components/tabs');
    await asked;
    // Other parts of the page come first.
    await firstExample(page).scrollIntoViewIfNeeded();
    await expect(firstExample(page)).toHaveAttribute('data-state', 'static');
    send();
    await expect(firstExample(page)).toHaveAttribute('data-state', 'live');
  });
});
