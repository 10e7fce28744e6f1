import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { settingsButton, settingsPanel } from './settingsPanel.ts';

const PATH = '/components/badge';
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

const tooltip = (page: Page) => page.getByRole('tooltip');

/** Performs a long press on an element. */
async function touchLong(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tooltip(page).waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('a tooltip', () => {
  for (const name of ['Global navigation', 'Display settings']) {
    test(`shows on long press without a click: ${name}`, async ({ visitAs }) => {
      const { page } = await visitAs(PHONE, PATH);
      await touchLong(page, name);
      await expect(tooltip(page)).toHaveText(name);
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
      await page.touchscreen.tap(200, 400);
      await tooltip(page).waitFor({ state: 'hidden' });
    });
  }

  test('does not affect a tap', async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, PATH);
    await settingsButton(page).tap();
    await settingsPanel(page).waitFor();
    await expect(tooltip(page)).toStayHidden();
  });

  test('shows on hover and focus for controls without a visible label', async ({ visit }) => {
    const { page } = await visit(PATH);
    await settingsButton(page).hover();
    await tooltip(page).waitFor();
    await expect(tooltip(page)).toHaveText('Display settings');
    await page.getByRole('button', { name: /^Release / }).hover();
    await tooltip(page).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Source code on GitHub' }).focus();
    await page.keyboard.press('Tab');
    await tooltip(page).waitFor();
    await expect(tooltip(page)).toHaveText('Display settings');
    await page.keyboard.press('Escape');
    await tooltip(page).waitFor({ state: 'hidden' });
  });

  test('hides as its button is scrolled, but not when the content above it grows', async ({ visit }) => {
    const { page } = await visit('/components/button');
    await page.locator('#props').hover();
    await page.getByRole('link', { name: 'Link to Props' }).hover();
    await tooltip(page).waitFor();
    await page.evaluate(() => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      document.querySelector('h1')?.style.setProperty('margin-bottom', '300px');
      return scrolled;
    });
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.wheel(0, 100);
    await tooltip(page).waitFor({ state: 'hidden' });
  });

  test('is replaced by the overlay of its button', async ({ visit }) => {
    const { page } = await visit(PATH);
    await settingsButton(page).hover();
    await tooltip(page).waitFor();
    await settingsButton(page).click();
    await settingsPanel(page).waitFor();
    await settingsButton(page).locator('svg').hover();
    await expect(tooltip(page)).toBeHidden();
  });
});
