import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { overflow } from '../overlays/settingsPanel.ts';
import { axeViolations } from '../support/axe.ts';
import { pageShown } from '../support/navigation.ts';

import { isMarked, markDocument, palette, searchToggle } from './searchFields.ts';

/** Long enough for everything else to arrive. */
const LATE_MS = 1000;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const results = (page: Page) => main(page).locator('[data-result]');
const query = (page: Page): string => new URL(page.url()).search;

test.describe('the results page', () => {
  test('answers the query in the URL', async ({ visit }) => {
    const { page, errors } = await visit('/search?q=accordion&kind=page&kind=component&section=components');
    await expect(page).toHaveTitle('Search · PatternFly');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(field(page)).toHaveValue('accordion');
    await results(page).first().waitFor();
    await expect(results(page).first()).toHaveAttribute('href', '/components/accordion');
    await expect(results(page).first()).toHaveAttribute('data-result', 'page-1');
    await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(main(page).getByRole('combobox', { name: 'Section' })).toHaveValue('components');
    const kinds = (): Promise<unknown[]> =>
      results(page).evaluateAll((links) => [...new Set(links.map((link) => link.dataset['kind']))].sort());
    await expect.poll(kinds).toEqual(['component', 'page']);
    await expect(main(page).getByRole('heading', { name: 'Browse by section' })).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    expect(errors.list).toEqual([]);
  });

  test('keeps the footer below the window and the sections hidden while it searches', async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const { promise, resolve } = Promise.withResolvers<null>();
    await context.route('**/search/*.json', async (route) => {
      await promise;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto('/search?q=modal');
    const footer = (): Promise<number> =>
      page.locator('.pb-footer').evaluate((element) => element.getBoundingClientRect().top);
    await expect(main(page).locator('[data-question=asked]')).toHaveCount(1);
    await expect(main(page).getByRole('heading', { name: 'Browse by section' })).toBeHidden();
    expect(await footer()).toBeGreaterThan(900);
    // The kinds are beside the field and its results.
    const box = (part: string) =>
      page.locator(part).evaluate((element) => {
        const { top, left, right } = element.getBoundingClientRect();
        return { top, left, right };
      });
    const [column, input] = [await box('.pb-search-filters'), await box('.pb-search-page-form > .pb-search-field')];
    expect(column.left).toBeGreaterThan(input.right);
    expect(Math.abs(column.top - input.top)).toBeLessThanOrEqual(1);
    resolve(null);
    await results(page).first().waitFor();
    expect(await footer()).toBeGreaterThan(900);
  });

  test('updates the URL with query and filters, as one history entry', async ({ visit }) => {
    const { page } = await visit('/layouts/flex');
    await markDocument(page);
    await page.evaluate(() => navigation.navigate('/search?q=wizard'));
    await pageShown(page, '/search');
    await results(page).first().waitFor();
    await field(page).fill('accordion');
    await expect.poll(() => query(page)).toBe('?q=accordion');
    await main(page).getByRole('checkbox', { name: 'Pages' }).check();
    await expect.poll(() => query(page)).toBe('?kind=page&q=accordion');
    await expect(results(page).first()).toHaveAttribute('href', '/components/accordion');

    await results(page).first().click();
    await pageShown(page, '/components/accordion');
    await page.goBack();
    await pageShown(page, '/search');
    expect(query(page)).toBe('?kind=page&q=accordion');
    await expect(field(page)).toHaveValue('accordion');
    await results(page).first().waitFor();
    await page.goBack();
    await pageShown(page, '/layouts/flex');
    expect(await isMarked(page)).toBe(true);
  });

  test('follows back navigation between queries', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/search?q=wizard');
    await results(page).first().waitFor();
    await searchToggle(page).click();
    await page.keyboard.type('modal');
    await palette(page)
      .getByRole('link', { name: /^All \d+ results$/ })
      .click();
    await expect(field(page)).toHaveValue('modal');
    await page.goBack();
    await expect(field(page)).toHaveValue('wizard');
    await expect(results(page).first()).toHaveText(/^Wizard/);
  });

  test('is the same whatever arrives first, with the best matches in front', async ({ newContext }) => {
    const lists: string[][] = [];
    const headings: string[][] = [];
    for (const late of ['**/search/parts.json', '**/search/{pages.json,prose/*}']) {
      const context = await newContext({ viewport: { width: 1440, height: 900 } });
      await context.route(late, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue();
      });
      const page = await context.newPage();
      await page.goto('/search?q=modal');
      await expect(main(page).locator('.pb-result-status')).toHaveText(/^\d+ results$/, { timeout: 30_000 });
      lists.push(
        await results(page).evaluateAll((links) =>
          links.map((link) => `${link.dataset['kind']} ${link.getAttribute('href')}`)
        )
      );
      headings.push(await main(page).locator('.pb-result-heading').allInnerTexts());
    }
    const [first = [], second] = lists;
    expect(second).toEqual(first);
    expect(headings[1]).toEqual(headings[0]);
    expect(headings[0]?.slice(0, 2)).toEqual(['Best matches', 'Pages']);
    expect(new Set(first).size).toBe(first.length);
  });

  test('shows more results of a kind, and moves focus to them', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/search?q=button');
    const passages = main(page).getByRole('region', { name: /^Text/ });
    await passages.getByRole('button', { name: /^Show \d+ more passages$/ }).click();
    await expect.poll(() => passages.getByRole('link').count()).toBeGreaterThan(10);
    await expect(passages.getByRole('link').nth(10)).toBeFocused();
  });

  test('links to the sections without a query', async ({ visit }) => {
    const { page } = await visit('/search');
    await main(page).getByRole('heading', { name: 'Browse by section' }).waitFor();
    await field(page).fill('accordion');
    await results(page).first().waitFor();
    await expect(main(page).getByRole('heading', { name: 'Browse by section' })).toBeHidden();
    await results(page).first().click();
    await pageShown(page, '/components/accordion');
  });

  test('fits a phone', { tag: '@full' }, async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, '/search?q=--pf-t--global--color');
    await results(page).first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('an unknown address', () => {
  const offered = (page: Page) => main(page).locator('.pb-lost-pages').getByRole('link');

  for (const [path, titles] of [
    ['/components/acordion/react-demos', ['Accordion']],
    ['/components/about-modals', ['About modal']]
  ] as const) {
    test(`${path} suggests likely pages: ${JSON.stringify(titles)}`, async ({ visit }) => {
      const { page, status } = await visit(path);
      expect(status).toBe(404);
      await expect(offered(page)).toHaveText(titles);
      await expect(main(page).getByRole('searchbox')).toHaveValue('');
      expect(await axeViolations(page)).toEqual([]);
      await offered(page).first().click();
      await page.getByRole('heading', { level: 1, name: titles[0] }).waitFor();
    });
  }

  for (const path of ['/nope', '/404']) {
    test(`${path} suggests no similar-sounding pages`, async ({ visit }) => {
      const { page } = await visit(path);
      await main(page).getByRole('link', { name: 'Return to home page' }).waitFor();
      await page.waitForLoadState('networkidle');
      await expect(offered(page)).toHaveCount(0);
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByText(/\d results/)).toHaveCount(0);
    });
  }

  test('has a search', async ({ visit }) => {
    const { page } = await visit('/nope');
    const lost = main(page).getByRole('searchbox', { name: 'Search PatternFly' });
    await lost.fill('wizard');
    await expect(results(page).first()).toHaveAttribute('href', '/components/wizard');
    await expect(main(page).locator('.pb-lost-pages')).toBeHidden();
    await lost.press('Enter');
    await pageShown(page, '/search');
    expect(query(page)).toBe('?q=wizard');
  });
});
