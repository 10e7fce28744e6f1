import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { pageShown } from '../support/navigation.ts';

/** The side navigation has a component of the same name. */
const wayBack = (page: Page) => page.getByRole('navigation', { name: 'Page', exact: true }).locator('a');

const BOTTOM = 'scrollTo(0, document.documentElement.scrollHeight)';

test.describe('the end of a page', () => {
  test('links to the source and the edit page in new tabs', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    const source = page.getByRole('link', { name: 'View source (opens in a new tab)' });
    const edit = page.getByRole('link', { name: 'Edit this page (opens in a new tab)' });
    const address = await source.getAttribute('href');
    expect(address).toMatch(/^https:\/\/github\.com\/patternfly\/patternfly-react\/blob\/main\/.*Accordion\.md$/);
    expect(await edit.getAttribute('href')).toBe(address?.replace('/blob/', '/edit/'));
    await expect(edit).toHaveAttribute('target', '_blank');
  });

  test('links to the previous and next page, across sections', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    const way = page.getByRole('navigation', { name: 'Previous and next page' });
    await way.getByRole('link', { name: /Next.*Action list/ }).click();
    await pageShown(page, '/components/action-list');
    await way.getByRole('link', { name: /Previous.*Accordion/ }).click();
    await pageShown(page, '/components/accordion');

    await page.goto('/components/wizard');
    await expect(way.getByRole('link', { name: /^Next/ })).toContainText('Patterns');
  });

  test('moves reader and focus back to the top', async ({ visitAs }) => {
    const { page } = await visitAs({ reducedMotion: 'reduce' }, '/components/accordion');
    const back = wayBack(page);
    await expect(back).toBeHidden();
    await page.evaluate(BOTTOM);
    await back.waitFor({ state: 'visible' });
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await back.waitFor({ state: 'hidden' });
  });

  test('does not cover text on a phone with the back-to-top button', async ({ visitAs }) => {
    const { page } = await visitAs(
      { viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' },
      '/components/accordion'
    );
    const back = wayBack(page);
    // The page changes its height as long as it lays out its last examples.
    await expect(async () => {
      const main = await page.locator('main').boundingBox();
      expect((await back.boundingBox())?.y).toBeGreaterThanOrEqual((main?.y ?? Infinity) + (main?.height ?? 0));
    }).toPass();
    await page.evaluate(BOTTOM);
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("prints title and text without the site's frame", async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['#pb_navigation', '.pb-tabs', '.pb-contents', '.pb-page-actions', '.pb-page-end']) {
      expect({ hidden, isVisible: await page.locator(hidden).isVisible() }).toEqual({ hidden, isVisible: false });
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.pb-page-release')).toBeVisible();
    await expect(page.locator('.pb-preview').first()).toHaveCSS('print-color-adjust', 'exact');
  });
});
