import type { Page } from '@playwright/test';

import { chooseSetting } from '../overlays/settingsPanel.ts';
import { choosePage } from '../support/navigation.ts';
import { storePreferences } from '../support/storePreferences.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/components/accordion';
const FELT = 'pf-v6-theme-felt';
const GLASS = 'pf-v6-theme-glass';
const HIGH_CONTRAST = 'pf-v6-theme-high-contrast';
const IN_FELT = { 'theme-variant-preference': 'felt' };
const IN_GLASS = { 'contrast-preference': 'glass' };

const root = (page: Page) => page.locator('html');
const classes = (page: Page) => root(page).evaluate(({ classList }) => [...classList].toSorted());
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const sheets = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/themes-\w+\.css/.test(name)).length
  );

test.describe('themes of the documented system', () => {
  test('look as always on a first visit, without rules of other themes', async ({ visit }) => {
    const { page } = await visit(PATH);
    expect([await classes(page), await sheets(page)]).toEqual([[], 0]);
  });

  test('are chosen in the display settings, and hold on other pages', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    await chooseSetting(page, 'Theme', 'Felt');
    await expect(root(page)).toHaveClass(FELT);
    await chooseSetting(page, 'Surfaces', 'Glass');
    await expect.poll(() => classes(page)).toEqual([FELT, GLASS]);
    await chooseSetting(page, 'Color scheme', 'Dark');
    await expect.poll(() => classes(page)).toEqual(['pf-v6-theme-dark', FELT, GLASS]);
    expect([await stored(page, 'theme-variant-preference'), await stored(page, 'contrast-preference')]).toEqual([
      'felt',
      'glass'
    ]);
    await page.keyboard.press('Escape');
    await choosePage(page, '/components/badge');
    expect(await classes(page)).toEqual(['pf-v6-theme-dark', FELT, GLASS]);
    await page.reload();
    expect(await classes(page)).toEqual(['pf-v6-theme-dark', FELT, GLASS]);
    expect(errors.list).toEqual([]);
  });

  test('apply before the body is there, with their rules', async ({ newContext }) => {
    const context = await newContext();
    await storePreferences(context, { ...IN_FELT, ...IN_GLASS, 'theme-preference': 'dark' });
    await context.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('body')) {
          observer.disconnect();
          Object.assign(window, { atFirst: document.documentElement.className });
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    await page.goto(PATH);
    const atFirst = await page.evaluate(() => (window as unknown as { atFirst: string }).atFirst);
    expect(atFirst.split(' ').toSorted()).toEqual(['pf-v6-theme-dark', FELT, GLASS]);
    // A sheet in the markup delays the first paint; one that a script appends does not.
    const isBlocking = (name: string) =>
      (performance.getEntriesByName(name)[0] as PerformanceResourceTiming & { renderBlockingStatus: string })
        .renderBlockingStatus;
    const [address] = await page
      .locator('link[href*="/themes-"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(await page.evaluate(isBlocking, address ?? '')).toBe('blocking');
  });

  test('glass gives way to high contrast, and says so', async ({ visit }) => {
    const { page } = await visit(PATH);
    await chooseSetting(page, 'Surfaces', 'Glass');
    await expect(root(page)).toHaveClass(GLASS);
    const group = page.getByRole('group', { name: 'Surfaces' });
    await expect(group.getByRole('status')).toHaveText('');
    await chooseSetting(page, 'High contrast', 'On');
    await expect(root(page)).toHaveClass(HIGH_CONTRAST);
    await expect(group.getByRole('status')).toHaveText('Glass is off: it gives way to high contrast.');
    await chooseSetting(page, 'High contrast', 'Off');
    await expect(root(page)).toHaveClass(GLASS);
    await expect(group.getByRole('status')).toHaveText('');
  });

  test('glass gives way to readers who want less transparency', async ({ newContext }) => {
    const context = await newContext();
    await storePreferences(context, IN_GLASS);
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(root(page)).toHaveClass(GLASS);
    const session = await context.newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await expect.poll(() => classes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Display settings' }).click();
    const group = page.getByRole('group', { name: 'Surfaces' });
    await expect(group.getByRole('status')).toHaveText('Glass is off: it gives way to your system’s settings.');
  });

  test('show tokens that differ with them', async ({ visit }) => {
    const { page } = await visit('/tokens/all-tokens?differs=felt');
    const radius = page.locator('[id="--pf-t--global--border--radius--control--default"]');
    await radius.scrollIntoViewIfNeeded();
    await radius.locator('summary').click();
    await expect(radius.locator('dt', { hasText: 'With Felt' })).toBeVisible();
    await expect(page.locator('[id="--pf-t--global--spacer--md"]')).toBeHidden();
  });
});
