import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { chooseSetting } from '../overlays/settingsPanel.ts';
import { axeViolations } from '../support/axe.ts';
import { pageShown } from '../support/navigation.ts';

import { casesOfTier } from '../support/tier.ts';
import { trimContent } from '../support/trimContent.ts';
import {
  chosenTitle,
  isMarked,
  markDocument,
  openPalette,
  options,
  palette,
  paletteField,
  results
} from './searchFields.ts';

const PATH = '/layouts/flex';

const status = (page: Page) => palette(page).locator('.pb-result-status');

async function search(page: Page, text: string): Promise<void> {
  await paletteField(page).fill(text);
  await expect.poll(() => chosenTitle(page)).not.toBeNull();
}

test.describe('the palette', () => {
  test('opens and closes by shortcuts, and returns focus', { tag: '@full' }, async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const link = page.getByRole('link', { name: 'View source' });
    await link.focus();
    await openPalette(page);
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await palette(page).waitFor({ state: 'hidden' });
    await expect(link).toBeFocused();

    await page.keyboard.press('/');
    await palette(page).waitFor();
    await expect(paletteField(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(paletteField(page)).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(paletteField(page)).toHaveValue('');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'hidden' });
    expect(errors.list).toEqual([]);
  });

  test('closes by its button', async ({ visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await palette(page).getByRole('button', { name: 'Close' }).click();
    await palette(page).waitFor({ state: 'hidden' });
  });

  test('opens from other fields and from the masthead, but not from another dialog', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.getByRole('searchbox', { name: 'Find in navigation' }).focus();
    await openPalette(page);
    await page.keyboard.press('Escape');
    await page.locator('main').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toStayHidden();
  });

  test('leaves its shortcuts to the editor of an example', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await page.getByRole('button', { name: 'View code of Bordered' }).click();
    const code = page.locator('#bordered .cm-content');
    await code.click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('/');
    await expect(palette(page)).toStayHidden();
  });

  test('keeps the shortcut with a modifier if single-key shortcuts are off', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await chooseSetting(page, 'Keyboard shortcuts', 'Off');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(palette(page)).toStayHidden();
    await openPalette(page);
  });

  test('opens the option chosen by keyboard, in this tab or a new one', async ({ context, visit }) => {
    const { page } = await visit(PATH);
    await markDocument(page);
    await openPalette(page);
    await search(page, 'accordion');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    expect(await chosenTitle(page)).toBe('Accordion');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/components/accordion');
    await expect(palette(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(PATH);

    await page.bringToFront();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    expect(await chosenTitle(page)).toBe('Accordion');
    await page.keyboard.press('Enter');
    await pageShown(page, '/components/accordion');
    await expect(palette(page)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test('opens the best result if Enter is pressed before results show', async ({ visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await page.keyboard.type('accordion');
    await page.keyboard.press('Enter');
    await pageShown(page, '/components/accordion');
  });

  test('announces the number of results, in labeled groups', async ({ visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await search(page, 'accordion');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expect(palette(page).locator('.pb-announcer')).toHaveText(/^\d+ results$/);
    const groups = palette(page)
      .getByRole('group')
      .filter({ has: page.getByRole('option') });
    await expect(groups.first()).toHaveAccessibleName(/^(Best matches|Pages)$/);
    await expect(palette(page).getByRole('listbox', { name: 'Results' })).toHaveCount(1);
  });

  for (const colorScheme of casesOfTier(['light', 'dark'] as const, { share: 2 })) {
    test(`has no violations in the ${colorScheme} theme, in any state`, async ({ visitAs }) => {
      const { page } = await visitAs({ colorScheme, reducedMotion: 'reduce' }, PATH);
      await trimContent(page);
      await openPalette(page);
      expect.soft(await axeViolations(page), 'empty').toEqual([]);
      await search(page, 'dark');
      await expect(status(page)).toHaveText(/results$/, { timeout: 20_000 });
      expect.soft(await axeViolations(page), 'results').toEqual([]);
      await palette(page).getByRole('checkbox', { name: 'Headings' }).check();
      await paletteField(page).fill('jjqqjjqq');
      await palette(page).getByText('No results match').waitFor();
      expect.soft(await axeViolations(page), 'nothing').toEqual([]);
    });
  }

  test('can be filtered by kind and section, and reset', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await palette(page).getByRole('checkbox', { name: 'Examples' }).check();
    await search(page, 'basic');
    const groups = palette(page)
      .getByRole('group')
      .filter({ has: page.getByRole('option') });
    await expect
      .poll(async () => (await groups.allInnerTexts()).every((text) => /^(Best matches|Examples|Commands)/.test(text)))
      .toBe(true);
    await palette(page).getByRole('combobox', { name: 'Section' }).selectOption({ label: 'Charts' });
    await expect
      .poll(async () => {
        const addresses = await results(palette(page)).evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)
        );
        return addresses.length > 0 && addresses.every((address) => address.startsWith('/charts/'));
      })
      .toBe(true);
    await paletteField(page).fill('jjqqjjqq');
    await palette(page).getByRole('button', { name: 'Clear search filters' }).click();
    await expect(palette(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test.describe('commands of the palette', () => {
  test('are shown for an empty query, without a preselected option', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await options(palette(page)).filter({ hasText: 'Show keyboard shortcuts' }).waitFor();
    expect(await chosenTitle(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(PATH);

    await search(page, 'accordion');
    await page.keyboard.press('Escape');
    await expect(options(palette(page))).toHaveCount(5);
    expect(await chosenTitle(page)).toBeNull();
    await page.keyboard.press('ArrowDown');
    expect(await chosenTitle(page)).toMatch(/^Color scheme: /);
  });

  test('switch the color scheme', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await page.keyboard.type('> dark');
    await options(palette(page)).filter({ hasText: 'Color scheme: Dark' }).waitFor();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/pf-v6-theme-dark/);
    await expect(palette(page)).toBeHidden();
    await expect(page.locator('#pb_announcer')).toHaveText('Color scheme: Dark');
  });

  test('are listed after a bracket, including the shortcuts', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await search(page, '>');
    await expect(options(palette(page)).filter({ hasText: 'Direction: Right to left' })).toHaveCount(1);
    await options(palette(page)).filter({ hasText: 'Show keyboard shortcuts' }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await palette(page).waitFor({ state: 'hidden' });
    // The page below does not scroll, even after the palette reports its close.
    await page.waitForTimeout(100);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('copy the import of a result', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(PATH);
    await openPalette(page);
    await search(page, 'accordion');
    await options(palette(page)).filter({ hasText: 'Copy import of Accordion' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^import \{ Accordion\w* \} from /);
    await page.getByText('Import copied').first().waitFor();
  });

  test('open the best example in a new window', { tag: '@full' }, async ({ context, visit }) => {
    const { page } = await visit(PATH);
    await openPalette(page);
    await search(page, 'accordion bordered');
    const opened = context.waitForEvent('page');
    await options(palette(page)).filter({ hasText: 'full screen' }).click();
    await expect.poll(async () => new URL((await opened).url()).pathname).toBe('/components/accordion/bordered');
  });
});

test.describe('recent searches', () => {
  /** Recent searches, each with a remove button. */
  const recent = (page: Page) =>
    palette(page)
      .getByRole('list', { name: 'Recent searches' })
      .getByRole('button', { name: /^(?!Remove)/ });

  test('are listed, and removed individually or all at once', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    for (const query of ['accordion', 'wizard']) {
      await openPalette(page);
      await search(page, query);
      await page.keyboard.press('Enter');
      await pageShown(page, `/components/${query}`);
    }
    await page.reload();
    await openPalette(page);
    await expect(recent(page)).toHaveText(['wizard', 'accordion']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(paletteField(page)).toHaveValue('accordion');
    await results(palette(page)).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove “wizard” from the recent searches' }).click();
    await expect(recent(page)).toHaveText(['accordion']);
    await palette(page).getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(recent(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('patternbook-recent-searches'))).toBeNull();
  });

  test('last for the visit if storage is unavailable', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        }
      });
    });
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(PATH);
    await openPalette(page);
    await search(page, 'accordion');
    await page.keyboard.press('Enter');
    await pageShown(page, '/components/accordion');
    await openPalette(page);
    await expect(recent(page)).toHaveText(['accordion']);
    expect(errors).toEqual([]);
  });
});
