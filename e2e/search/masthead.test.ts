import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { overflow } from '../overlays/settingsPanel.ts';
import { pageShown, routePages } from '../support/navigation.ts';

import {
  chosenTitle,
  isMarked,
  markDocument,
  options,
  palette,
  paletteField,
  results,
  searchToggle
} from './searchFields.ts';

const PATH = '/layouts/flex';

/** Delays the responses for scripts. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('the search of the masthead', () => {
  test('opens the palette, which returns focus, without a layout shift', { tag: '@full' }, async ({ visit }) => {
    // With an anchor, all examples are laid out at once: the height of the page is final.
    const { page, errors } = await visit(`${PATH}#pb_main`);
    const boxes = (): Promise<DOMRect[]> =>
      page
        .locator('.pb-masthead, .pb-masthead button, main, h1')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const before = await boxes();
    await searchToggle(page).click();
    await palette(page).waitFor();
    await expect(paletteField(page)).toBeFocused();
    await paletteField(page).fill('button');
    await results(palette(page)).first().waitFor();
    expect(await boxes()).toEqual(before);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'hidden' });
    await expect(searchToggle(page)).toBeFocused();
    await searchToggle(page).click();
    await palette(page).getByRole('button', { name: 'Close' }).click();
    await palette(page).waitFor({ state: 'hidden' });
    await expect(searchToggle(page)).toBeFocused();
    expect(errors.list).toEqual([]);
  });

  test('is not in the document before it is opened', async ({ visit }) => {
    const { page } = await visit(PATH);
    await expect(page.locator('[role=combobox], [role=listbox], template[id^=search]')).toHaveCount(0);
    await searchToggle(page).click();
    await palette(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=listbox], .pb-early-typing')).toHaveCount(0);
  });

  test('loads nothing before the reader approaches it', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(before.filter((address) => new URL(address).pathname.startsWith('/search/'))).toEqual([]);
    await page.mouse.click(600, 500);
    expect(fetched).toEqual([]);
    await searchToggle(page).focus();
    await expect.poll(() => fetched).toContain('/search/pages.json');
    expect(fetched.some((path) => path.endsWith('.js'))).toBe(true);
  });

  test('keeps text typed before it is loaded', { tag: '@full' }, async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    // Includes single-key shortcuts, and keys that would scroll the page.
    await page.keyboard.type('a c t');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('/');
    release();
    await palette(page).waitFor();
    await page.keyboard.type('?');
    await expect(paletteField(page)).toHaveValue('a c /?t');
    expect(
      await page.evaluate(() => [scrollY, document.documentElement.classList.contains('pf-v6-theme-dark')])
    ).toEqual([0, false]);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(errors.list).toEqual([]);
  });

  test('opens the best result if Enter was pressed before it was loaded', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.waitForLoadState('networkidle');
    const release = await holdScripts(page);
    await searchToggle(page).click();
    await page.keyboard.type('accordion');
    await page.keyboard.press('Enter');
    release();
    await pageShown(page, '/components/accordion');
    await expect(palette(page)).toHaveCount(0);
  });

  test('keeps text typed on a slowly loading page', async ({ visit }) => {
    const { page } = await visit(PATH);
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await routePages(page, '**/layouts/grid', async (route) => {
      await late;
      await route.continue();
    });
    await page.locator('#pb_navigation').getByRole('link', { name: 'Grid', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/layouts/grid');
    await searchToggle(page).click();
    await page.keyboard.type('tabs');
    await results(palette(page)).first().waitFor();
    arrive();
    await page.getByRole('heading', { level: 1, name: 'Grid', includeHidden: true }).waitFor({ state: 'attached' });
    await expect(paletteField(page)).toHaveValue('tabs');
    await expect(paletteField(page)).toBeFocused();
  });

  test('opens a result, and starts empty the next time', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    await markDocument(page);
    await searchToggle(page).click();
    await page.keyboard.type('accordion');
    await expect.poll(() => chosenTitle(page)).toBe('Accordion');
    await page.keyboard.press('Enter');
    await pageShown(page, '/components/accordion');
    expect(await isMarked(page)).toBe(true);
    await searchToggle(page).click();
    await palette(page).waitFor();
    await expect(paletteField(page)).toHaveValue('');
    await expect(palette(page).getByRole('button', { name: 'accordion', exact: true })).toBeVisible();
    expect(errors.list).toEqual([]);
  });

  test('links to the results page', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await markDocument(page);
    await searchToggle(page).click();
    await page.keyboard.type('table');
    await palette(page)
      .getByRole('link', { name: /^All \d+ results$/ })
      .click();
    await pageShown(page, '/search');
    expect(new URL(page.url()).search).toBe('?q=table');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('table');
    await page.locator('main [data-result]').first().waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  test('opens results like links', { tag: '@full' }, async ({ context, visit }) => {
    const { page } = await visit(PATH);
    await searchToggle(page).click();
    await page.keyboard.type('accordion');
    await expect.poll(() => chosenTitle(page)).toBe('Accordion');
    const opened = context.waitForEvent('page');
    await results(palette(page)).first().click({ button: 'middle' });
    await expect.poll(async () => new URL((await opened).url()).pathname).toBe('/components/accordion');
    await expect(palette(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(PATH);
  });

  for (const width of [320, 390]) {
    test(`fills a viewport of ${width} px, without changing the width of the masthead`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 780 }, hasTouch: true }, PATH);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const ends = await page
        .locator('.pb-masthead button, .pb-masthead a')
        .evaluateAll((parts) =>
          parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect())
        );
      expect(ends.filter(({ right, left }) => right > width || left < 0)).toEqual([]);
      await searchToggle(page).tap();
      await paletteField(page).fill('select');
      await results(palette(page)).first().waitFor();
      expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 780 });
      const heights = await results(palette(page)).evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect().height)
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await palette(page).getByRole('button', { name: 'Close' }).tap();
      await palette(page).waitFor({ state: 'hidden' });
    });
  }

  test('links to the results page without JavaScript, which links to the sections', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    await searchToggle(page).click();
    await page.waitForURL(/\/search\??$/);
    await page.getByText('The search needs JavaScript').waitFor();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Layouts' }).click();
    expect(new URL(page.url()).pathname).toBe('/layouts/about-layouts');
  });

  test(
    "reports that its script can't be loaded, and keeps the text for a retry",
    { tag: '@full' },
    async ({ newContext }) => {
      const context = await newContext();
      const page = await context.newPage();
      await page.goto(PATH);
      await page.waitForLoadState('networkidle');
      await context.route('**/assets/*.js', (route) => route.abort());
      await searchToggle(page).click();
      await page.keyboard.type('accordion');
      await page.getByText('Couldn’t load the search').waitFor();
      await context.unroute('**/assets/*.js');
      await page.getByRole('button', { name: 'Try again' }).click();
      await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
      await expect(paletteField(page)).toHaveValue('accordion');
    }
  );
});

test(
  "the results page links to the sections if its script can't be loaded",
  { tag: '@full' },
  async ({ newContext }) => {
    const context = await newContext();
    const page = await context.newPage();
    await context.route('**/assets/*SearchPage*.js', (route) => route.abort());
    await page.goto('/search?q=accordion');
    await page.getByText('Couldn’t load the search').waitFor();
    await page.getByRole('heading', { name: 'Browse by section' }).waitFor();
  }
);
