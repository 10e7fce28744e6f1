import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';
import { settingsButton, settingsPanel } from './settingsPanel.ts';

const test = siteTest('sites/patternfly');
const PATH = '/components/badge';
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

const tooltip = (page: Page) => page.getByRole('tooltip');

/** Keeps a finger on an element for a while. */
async function touchLong(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tooltip(page).waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('a tooltip', () => {
  test.for(['Global navigation', 'Display settings', 'Release 6.6.1'])(
    'shows on a touch that stays, which presses nothing: %s',
    async (name, { visitAs }) => {
      const { page } = await visitAs(PHONE, PATH);
      await touchLong(page, name);
      expect(await tooltip(page).innerText()).toBe(name);
      expect(await page.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false');
      await page.touchscreen.tap(200, 400);
      await tooltip(page).waitFor({ state: 'hidden' });
    }
  );

  test('leaves a tap alone', async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, PATH);
    await settingsButton(page).tap();
    await settingsPanel(page).waitFor();
    expect(await tooltip(page).isVisible()).toBe(false);
  });

  test('shows by pointer and keyboard where there is no visible label', async ({ visit }) => {
    const { page } = await visit(PATH);
    await settingsButton(page).hover();
    await tooltip(page).waitFor();
    expect(await tooltip(page).innerText()).toBe('Display settings');
    await page.getByRole('button', { name: /^Release / }).hover();
    await tooltip(page).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Source code on GitHub' }).focus();
    await page.keyboard.press('Tab');
    await tooltip(page).waitFor();
    expect(await tooltip(page).innerText()).toBe('Display settings');
    await page.keyboard.press('Escape');
    await tooltip(page).waitFor({ state: 'hidden' });
  });

  test('gives way to what its button opens', async ({ visit }) => {
    const { page } = await visit(PATH);
    await settingsButton(page).hover();
    await tooltip(page).waitFor();
    await settingsButton(page).click();
    await settingsPanel(page).waitFor();
    await settingsButton(page).locator('svg').hover();
    expect(await tooltip(page).isVisible()).toBe(false);
  });
});
