import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';

import { storePreferences } from '../support/storePreferences.ts';

const PATH = '/components/badge';
const WAIT = { timeout: 15_000 };
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true };

/** Opens the settings of the page's first example. */
async function openSettings(page: Page) {
  const example = page.locator('.pb-example').first();
  const slug = await example.getAttribute('id');
  const control = example.getByRole('button', { name: /^Preview settings of / });
  // Controls are hydrated when they come near the window.
  await example.scrollIntoViewIfNeeded();
  await control.focus();
  await page.keyboard.press('Enter');
  const settings = example.getByRole('group', { name: /^Preview settings of / });
  await settings.waitFor();
  const frame = example.frameLocator('iframe[data-shown]');
  return {
    example,
    slug,
    control,
    settings,
    frame,
    choose: (name: string, value: string) => settings.getByRole('combobox', { name }).selectOption(value),
    root: () => frame.locator('html'),
    handle: example.getByRole('separator')
  };
}

const hash = (page: Page) => page.evaluate(() => location.hash);

test.describe('the settings of a preview', () => {
  test('move the example into a frame, and back when they match the page', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const { example, slug, choose, root, settings } = await openSettings(page);
    await choose('Color scheme', 'Dark');
    await expect.poll(() => root().getAttribute('class'), WAIT).toContain('pf-v6-theme-dark');
    await example.locator('[data-preview]').waitFor({ state: 'hidden' });
    await expect(page.locator('html')).not.toHaveClass(/pf-v6-theme-dark/);
    expect(await hash(page)).toBe(`#${slug}?colorScheme=dark`);
    await choose('Color scheme', 'Page');
    await example.locator('[data-preview]').waitFor();
    await expect(example.locator('iframe')).toHaveCount(0);
    expect(await hash(page)).toBe(`#${slug}`);
    await expect(settings.getByRole('button', { name: 'Reset' })).toBeHidden();
    expect(errors.list).toEqual([]);
  });

  test('set contrast, direction, text size and outlines', async ({ visit }) => {
    const { page } = await visit(PATH);
    const { choose, settings, frame, root } = await openSettings(page);
    await choose('High contrast', 'On');
    await choose('Direction', 'Right to left');
    await settings.getByRole('checkbox', { name: 'Text at 200 %' }).check();
    await settings.getByRole('checkbox', { name: 'Outlines' }).check();
    await expect(root()).toHaveAttribute('dir', 'rtl', WAIT);
    await expect.poll(() => root().getAttribute('class')).toContain('pf-v6-theme-high-contrast');
    expect(await root().evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px');
    const badge = frame.locator('.pf-v6-c-badge').first();
    expect(await badge.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });

  test('are in the link, which applies them', { tag: '@full' }, async ({ visit, context }) => {
    const { page } = await visit(PATH);
    const { slug, choose, example } = await openSettings(page);
    await choose('Width', 'Phone, 390');
    await choose('Color scheme', 'Dark');
    const link = await example.getByRole('link', { name: /^Copy link of / }).getAttribute('href');
    expect(link).toBe(`#${slug}?colorScheme=dark&width=390`);

    const other = await context.newPage();
    await other.goto(`${PATH}${link}`);
    const shown = other.locator(`[id="${slug}"]`);
    const root = shown.frameLocator('iframe[data-shown]').locator('html');
    await expect.poll(() => root.getAttribute('class'), WAIT).toContain('pf-v6-theme-dark');
    expect(await root.evaluate(() => innerWidth)).toBe(390);
    await expect(shown.getByRole('combobox', { name: 'Width' })).toHaveValue('390');
    await expect.poll(() => shown.evaluate((section) => section.getBoundingClientRect().top), WAIT).toBeLessThan(250);
    await expect(other.locator('.pb-contents [aria-current]')).toHaveAttribute('href', `#${slug}`);
  });

  test('draw a wide preview smaller, and say so', async ({ visit }) => {
    const { page } = await visit(PATH);
    const { choose, example, root, handle } = await openSettings(page);
    await choose('Width', 'Desktop, 1200');
    await expect.poll(() => root().evaluate(() => innerWidth), WAIT).toBe(1200);
    expect(await root().evaluate(() => matchMedia('(min-width: 1200px)').matches)).toBe(true);
    const size = example.locator('.pb-preview-size');
    await expect(size).toHaveText(/^xl · 1,200 px · \d\d %$/);
    await expect(handle).toHaveAccessibleDescription(/^xl · /);
    const scroll = await example.locator('.pb-live-row').evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(scroll).toBe(0);
    await choose('Width', '2xl, 1450');
    await expect(size).toHaveText(/^2xl · 1,450 px · \d\d %$/);
  });

  test('show all looks side by side until they are closed', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const { example, settings } = await openSettings(page);
    const open = settings.getByRole('button', { name: /^Four looks of / });
    await open.focus();
    await page.keyboard.press('Enter');
    const looks = example.locator('.pb-looks');
    const look = (name: string) => looks.locator('figure', { hasText: name }).frameLocator('iframe').locator('html');
    await expect.poll(() => look('Dark').getAttribute('class'), WAIT).toContain('pf-v6-theme-dark');
    await expect.poll(() => look('High contrast').getAttribute('class'), WAIT).toContain('pf-v6-theme-high-contrast');
    await expect(look('Right to left')).toHaveAttribute('dir', 'rtl', WAIT);
    await expect(looks.locator('[data-live=shown] iframe[data-shown]')).toHaveCount(4, WAIT);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    const tops = await looks
      .locator('figure')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(2);
    expect(await axeViolations(page, { include: ['.pb-looks'], exclude: ['.pb-live-host'] })).toEqual([]);
    await looks.getByRole('button', { name: /^Close the looks of / }).press('Escape');
    await expect(looks).toHaveCount(0);
    await expect(open).toBeFocused();
    await expect(example.locator('iframe')).toHaveCount(0);
    expect(errors.list).toEqual([]);
  });

  test('resize the frame by keyboard', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const { slug, choose, handle, root } = await openSettings(page);
    await choose('Width', 'Phone, 390');
    await expect.poll(() => root().evaluate(() => innerWidth), WAIT).toBe(390);
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await expect(handle).toHaveAttribute('aria-valuenow', '400');
    await expect.poll(() => hash(page), WAIT).toBe(`#${slug}?width=400`);
    await page.keyboard.press('Home');
    await expect(handle).toHaveAttribute('aria-valuenow', '240');
    await page.keyboard.press('End');
    await expect(handle).toHaveAttribute('aria-valuetext', /^Full width/);
  });

  test('resize the frame by pointer', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const { slug, choose, handle, example } = await openSettings(page);
    await choose('Width', 'Phone, 390');
    await example.locator('[data-preview]').waitFor({ state: 'hidden' });
    await handle.hover();
    const box = await handle.boundingBox();
    if (!box) {
      throw new Error('There is no handle.');
    }
    await page.mouse.move(box.x + 4, box.y + box.height / 2);
    await page.mouse.down();
    // Above the frame, which must not capture the pointer.
    await page.mouse.move(box.x - 86, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => hash(page), WAIT).toBe(`#${slug}?width=300`);
  });

  test('apply to edited code too', async ({ visit }) => {
    const { page } = await visit(PATH);
    const { example, choose, frame, root } = await openSettings(page);
    await choose('Color scheme', 'Dark');
    await expect.poll(() => root().getAttribute('class'), WAIT).toContain('pf-v6-theme-dark');
    await example.getByRole('button', { name: /^View code of / }).click();
    await example.getByRole('textbox', { name: /^Code of / }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('export const Mine = () => <b>Mine alone</b>;');
    await frame.getByText('Mine alone').waitFor();
    await expect(root()).toHaveClass(/pf-v6-theme-dark/);
    await example.getByRole('button', { name: /^Reset code of / }).click();
    await frame.locator('.pf-v6-c-badge').first().waitFor();
    await expect(example.locator('iframe[data-shown]')).toHaveCount(1);
  });

  test('work for HTML examples', async ({ visit }) => {
    const { page } = await visit('/components/badge/html');
    const { choose, frame, root } = await openSettings(page);
    await choose('Color scheme', 'Dark');
    await expect.poll(() => root().getAttribute('class'), WAIT).toContain('pf-v6-theme-dark');
    await frame.locator('.pf-v6-c-badge').first().waitFor();
  });

  test(
    'fit a phone in right-to-left direction, without accessibility violations',
    { tag: '@full' },
    async ({ newContext }) => {
      const context = await newContext({ ...PHONE, colorScheme: 'dark' });
      await storePreferences(context, { 'patternbook-direction': 'rtl' });
      const page = await context.newPage();
      await page.goto(PATH);
      const { choose, root, handle } = await openSettings(page);
      await choose('Width', 'Tablet, 768');
      await expect.poll(() => root().evaluate(() => innerWidth), WAIT).toBe(768);
      await handle.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(handle).toHaveAttribute('aria-valuenow', '778');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await axeViolations(page, { include: ['.pb-example'], exclude: ['[data-preview]', 'iframe'] })).toEqual(
        []
      );
    }
  );
});
