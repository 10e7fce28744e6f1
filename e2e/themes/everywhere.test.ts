import type { Page } from '@playwright/test';

import { WAIT } from '../live/codePage.ts';
import { storePreferences } from '../support/storePreferences.ts';
import { expect, test } from '../support/test.ts';

/** Opens the settings of the page's first example. */
async function openPreviewSettings(page: Page) {
  const example = page.locator('.pb-example').first();
  await example.scrollIntoViewIfNeeded();
  await example.getByRole('button', { name: /^Preview settings of / }).click();
  const settings = example.getByRole('group', { name: /^Preview settings of / });
  await settings.waitFor();
  return {
    slug: await example.getAttribute('id'),
    choose: (name: string, value: string) => settings.getByRole('combobox', { name, exact: true }).selectOption(value),
    frame: example.frameLocator('iframe[data-shown]').locator('html')
  };
}

test.describe('a theme of the documented system', () => {
  test('holds in one preview alone, and in its link', async ({ visit }) => {
    const { page, errors } = await visit('/components/badge');
    const { slug, choose, frame } = await openPreviewSettings(page);
    await choose('Theme', 'Felt');
    await expect(frame).toHaveClass('pf-v6-theme-felt', WAIT);
    await choose('Surfaces', 'Glass');
    await expect(frame).toHaveClass('pf-v6-theme-felt pf-v6-theme-glass');
    expect(await page.evaluate(() => location.hash)).toBe(`#${slug}?variant=felt&surface=glass`);
    await choose('High contrast', 'On');
    await expect(frame).toHaveClass('pf-v6-theme-high-contrast pf-v6-theme-felt');
    await expect(page.locator('html')).toHaveClass('');
    await page.reload();
    await expect(frame).toHaveClass('pf-v6-theme-high-contrast pf-v6-theme-felt', WAIT);
    expect(errors.list).toEqual([]);
  });

  test('holds in documents of single examples, and is chosen in their panel', async ({ context, visit }) => {
    await storePreferences(context, { 'contrast-preference': 'glass' });
    const { page } = await visit('/components/card/basic-cards');
    await expect(page.locator('html')).toHaveClass('pf-v6-theme-glass');
    const panel = page.getByRole('complementary', { name: 'Documentation' });
    await panel.locator('summary').click();
    await expect(panel.getByRole('combobox', { name: 'Surfaces' })).toHaveValue('glass');
    await panel.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('Felt');
    await expect(page.locator('html')).toHaveClass(/pf-v6-theme-felt/);
    expect(await page.evaluate(() => localStorage.getItem('theme-variant-preference'))).toBe('felt');
  });
});

test.describe('themes of another system', () => {
  test.use({ site: 'sites/starter' });

  test('set its attributes and classes in pages and previews, and values follow', async ({ visit }) => {
    const { page, errors } = await visit('/components/button');
    const root = page.locator('html');
    await page.getByRole('button', { name: 'Display settings' }).click();
    const season = page.getByRole('group', { name: 'Season' });
    const background = page.locator('[data-preview] .lark-button').first();
    const color = () =>
      background.evaluate((element) => getComputedStyle(element).getPropertyValue('--lark-color-accent'));
    await season.getByRole('radio', { name: 'Frost' }).check();
    await expect(root).toHaveAttribute('data-lark-season', 'frost');
    await expect.poll(color).toBe('#0b5a8a');
    await season.getByRole('radio', { name: 'Harvest' }).check();
    await expect(root).toHaveClass('lark-harvest');
    await expect(root).not.toHaveAttribute('data-lark-season');
    await expect.poll(color).toBe('#8a4b00');
    await season.getByRole('radio', { name: 'Meadow' }).check();
    await expect(root).toHaveClass('');
    await page.keyboard.press('Escape');

    const { choose, frame } = await openPreviewSettings(page);
    await choose('Season', 'Frost');
    await choose('Color scheme', 'Dark');
    await expect(frame).toHaveAttribute('data-lark-season', 'frost', WAIT);
    await expect(frame).toHaveAttribute('data-theme', 'dark');
    expect(errors.list).toEqual([]);
  });
});
