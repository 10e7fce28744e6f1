import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasFocus, overflow } from '../overlays/settingsPanel.ts';
import { axeViolations } from '../support/axe.ts';
import { pageShown } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';
import { trimContent } from '../support/trimContent.ts';
import { chosenTitle, isMarked, markDocument, mastheadField, options, searchToggle } from './searchFields.ts';

const test = siteTest('sites/patternfly');
const PATH = '/layouts/flex';

const panel = (page: Page) => page.locator('#masthead-search');

describe('the search of the masthead', () => {
  test('expands over the bar and collapses, with the focus, and nothing moves', async ({ visit }) => {
    const { page, faults } = await visit(PATH);
    const boxes = (): Promise<DOMRect[]> =>
      page
        .locator('.pb-masthead, [data-panel-toggle], main, h1')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const before = await boxes();
    await searchToggle(page).click();
    expect(await hasFocus(mastheadField(page))).toBe(true);
    expect(await searchToggle(page).getAttribute('aria-expanded')).toBe('true');
    await mastheadField(page).fill('button');
    await options(panel(page)).first().waitFor();
    expect(await boxes()).toEqual(before);

    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(searchToggle(page))).toBe(true);
    await expect.poll(() => searchToggle(page).getAttribute('aria-expanded')).toBe('false');
    await searchToggle(page).click();
    await page.getByRole('button', { name: 'Close search' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    expect(faults.list).toEqual([]);
  });

  test('fetches nothing before the reader comes to it', async ({ visit }) => {
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

  test('keeps what is typed while a slow page arrives', async ({ visit }) => {
    const { page } = await visit(PATH);
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/data/layouts/grid.json', async (route) => {
      await late;
      await route.continue();
    });
    await page.locator('#navigation').getByRole('link', { name: 'Grid', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/layouts/grid');
    await searchToggle(page).click();
    await page.keyboard.type('tabs');
    await options(panel(page)).first().waitFor();
    arrive();
    await page.getByRole('heading', { level: 1, name: 'Grid' }).waitFor({ state: 'attached' });
    expect(await mastheadField(page).inputValue()).toBe('tabs');
  });

  test('shows results as the reader types, and leads there without a new document', async ({ visit }) => {
    const { page, faults } = await visit(PATH);
    await markDocument(page);
    await searchToggle(page).click();
    await page.keyboard.type('accordion');
    await options(panel(page)).first().waitFor();
    expect(await chosenTitle(page)).toBeNull();
    expect(await panel(page).locator('mark').first().innerText()).toMatch(/accordion/i);
    await trimContent(page);
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    expect(await chosenTitle(page)).toBe('Accordion');
    await page.keyboard.press('Enter');
    await pageShown(page, '/components/accordion');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await isMarked(page)).toBe(true);
    await searchToggle(page).click();
    expect(await mastheadField(page).inputValue()).toBe('');
    expect(await panel(page).getByRole('button', { name: 'accordion', exact: true }).isVisible()).toBe(true);
    expect(faults.list).toEqual([]);
  });

  test('leads to the page of all results by Enter, and by its link', async ({ visit }) => {
    const { page } = await visit(PATH);
    await markDocument(page);
    await searchToggle(page).click();
    await page.keyboard.type('card view');
    await page.keyboard.press('Enter');
    await pageShown(page, '/search');
    expect(new URL(page.url()).search).toBe('?q=card+view');
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('card view');
    await page.locator('main [data-result]').first().waitFor();

    await searchToggle(page).click();
    await page.keyboard.type('table');
    await panel(page)
      .getByRole('link', { name: /^All \d+ results$/ })
      .click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=table');
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('table');
    expect(await isMarked(page)).toBe(true);
  });

  test('opens results as links do', async ({ context, visit }) => {
    const { page } = await visit(PATH);
    await searchToggle(page).click();
    await page.keyboard.type('accordion');
    const opened = context.waitForEvent('page');
    await options(panel(page)).first().click({ button: 'middle' });
    await expect.poll(async () => new URL((await opened).url()).pathname).toBe('/components/accordion');
    expect(await panel(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(PATH);
  });

  test('closes when the keyboard leaves it', async ({ visit }) => {
    const { page } = await visit(PATH);
    await searchToggle(page).click();
    await mastheadField(page).fill('button');
    await options(panel(page)).first().waitFor();
    await page.keyboard.press('Shift+Tab');
    await panel(page).waitFor({ state: 'hidden' });
  });

  test.for([320, 390])('fills a window of %d px, whose masthead keeps its width', async (width, { visitAs }) => {
    const { page } = await visitAs({ viewport: { width, height: 780 }, hasTouch: true }, PATH);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const ends = await page
      .locator('.pb-masthead button, .pb-masthead a')
      .evaluateAll((parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect())
      );
    expect(ends.filter(({ right, left }) => right > width || left < 0)).toEqual([]);
    await searchToggle(page).tap();
    await mastheadField(page).fill('select');
    await options(panel(page)).first().waitFor();
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 780 });
    const heights = await options(panel(page)).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height)
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Close search' }).tap();
    await panel(page).waitFor({ state: 'hidden' });
  });

  test('leads to the results page without JavaScript, which leads to the sections', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    await searchToggle(page).click();
    await mastheadField(page).fill('button');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=button');
    await page.getByText('The search needs JavaScript').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Layouts' }).click();
    expect(new URL(page.url()).pathname).toBe('/layouts/about-layouts');
  });

  test('says when its script can not be loaded, and still leads to the results page', async ({ newContext }) => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(PATH);
    await page.waitForLoadState('networkidle');
    await context.route('**/assets/*.js', (route) => route.abort());
    await searchToggle(page).click();
    await page.getByText('The search could not be loaded').waitFor();
    await mastheadField(page).fill('button');
    await page.keyboard.press('Enter');
    await pageShown(page, '/search');
    await page.getByRole('heading', { name: 'Browse by section' }).waitFor();
  });
});
