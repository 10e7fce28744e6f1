import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { chooseSetting, holdsFocus, settingsButton } from './settingsPanel.ts';

const PATH = '/components/accordion';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const root = (page: Page) => page.locator('html');

test.describe('keyboard shortcuts', () => {
  test('are listed by ?, in a dialog that traps focus and returns it', async ({ visit }) => {
    const { page } = await visit(PATH);
    const link = page.getByRole('link', { name: 'View source' });
    await link.focus();
    await page.keyboard.press('?');
    await help(page).waitFor();
    for (let stop = 0; stop < 3; stop += 1) {
      expect(await page.locator('main').evaluate((main) => main.contains(document.activeElement))).toBe(false);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'hidden' });
    await expect(link).toBeFocused();
  });

  test('switch and announce the color scheme', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.keyboard.press('t');
    await expect(root(page)).not.toHaveClass(/pf-v6-theme-dark/);
    await page.keyboard.press('t');
    await expect(root(page)).toHaveClass(/pf-v6-theme-dark/);
    await expect(page.locator('#pb_announcer')).toHaveText('Color scheme: Dark');
  });

  test('open the navigation at any width, and the home page', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.keyboard.press('n');
    await expect(page.locator('#pb_navigation [aria-current=page]')).toBeFocused();
    await page.setViewportSize({ width: 700, height: 800 });
    await page.locator('main').focus();
    await page.keyboard.press('n');
    await expect.poll(() => holdsFocus(page.locator('#pb_navigation'))).toBe(true);
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('are disabled in text fields and examples', async ({ visit }) => {
    const { page } = await visit('/components/forms/text-input');
    const field = page.locator('[data-preview][data-state=live] input[type=text]').first();
    await field.scrollIntoViewIfNeeded();
    await field.click();
    await page.keyboard.type('t?');
    await expect(field).toHaveValue(/t\?/);
    await expect(help(page)).toStayHidden();
    await expect(root(page)).not.toHaveClass(/pf-v6-theme-dark/);
  });

  test(
    'can be turned off and on again in the settings, which also open the help',
    { tag: '@full' },
    async ({ visit }) => {
      const { page } = await visit(PATH);
      await chooseSetting(page, 'Keyboard shortcuts', 'Off');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(help(page)).toStayHidden();

      await settingsButton(page).click();
      await page.getByRole('button', { name: 'Show all shortcuts' }).click();
      await help(page).getByRole('button', { name: 'Close' }).click();
      await help(page).waitFor({ state: 'hidden' });
      await expect(settingsButton(page)).toBeFocused();

      await chooseSetting(page, 'Keyboard shortcuts', 'On');
      await page.keyboard.press('?');
      await help(page).waitFor();
    }
  );

  test("don't scroll the page behind the help", async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.evaluate(() => scrollTo(0, 300));
    await page.keyboard.press('?');
    await help(page).waitFor();
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await page.mouse.click(40, 500);
    await help(page).waitFor({ state: 'hidden' });
  });
});
