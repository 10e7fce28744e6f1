import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasFocus, overflow } from '../overlays/settingsPanel.ts';
import { axeViolations } from '../support/axe.ts';
import { pageShown } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';
import { isMarked, markDocument, palette, searchToggle } from './searchFields.ts';

const test = siteTest('sites/patternfly');

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const results = (page: Page) => main(page).locator('[data-result]');
const query = (page: Page): string => new URL(page.url()).search;

describe('the results page', () => {
  test('answers the question of its address', async ({ visit }) => {
    const { page, faults } = await visit('/search?q=accordion&kind=page&kind=component&section=components');
    expect(await page.title()).toBe('Search · PatternFly');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe('Search');
    await expect.poll(() => field(page).inputValue()).toBe('accordion');
    await results(page).first().waitFor();
    expect(await results(page).first().getAttribute('href')).toBe('/components/accordion');
    expect(await results(page).first().getAttribute('data-result')).toBe('page-1');
    expect(await main(page).getByRole('checkbox', { checked: true }).count()).toBe(2);
    expect(await main(page).getByRole('combobox', { name: 'Section' }).inputValue()).toBe('components');
    const kinds = (): Promise<unknown[]> =>
      results(page).evaluateAll((links) => [...new Set(links.map((link) => link.dataset['kind']))].sort());
    await expect.poll(kinds).toEqual(['component', 'page']);
    expect(await main(page).getByRole('heading', { name: 'Browse by section' }).isVisible()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults.list).toEqual([]);
  });

  test('keeps its address with what is typed and chosen, as one step of the history', async ({ visit }) => {
    const { page } = await visit('/layouts/flex');
    await markDocument(page);
    await page.evaluate(() => navigation.navigate('/search?q=wizard'));
    await pageShown(page, '/search');
    await results(page).first().waitFor();
    await field(page).fill('accordion');
    await expect.poll(() => query(page)).toBe('?q=accordion');
    await main(page).getByRole('checkbox', { name: 'Pages' }).check();
    await expect.poll(() => query(page)).toBe('?q=accordion&kind=page');
    await expect.poll(() => results(page).first().getAttribute('href')).toBe('/components/accordion');

    await results(page).first().click();
    await pageShown(page, '/components/accordion');
    await page.goBack();
    await pageShown(page, '/search');
    expect(query(page)).toBe('?q=accordion&kind=page');
    await expect.poll(() => field(page).inputValue()).toBe('accordion');
    await results(page).first().waitFor();
    await page.goBack();
    await pageShown(page, '/layouts/flex');
    expect(await isMarked(page)).toBe(true);
  });

  test('follows the way back from one question to another', async ({ visit }) => {
    const { page } = await visit('/search?q=wizard');
    await results(page).first().waitFor();
    await searchToggle(page).click();
    await page.keyboard.type('modal');
    await palette(page)
      .getByRole('link', { name: /^All \d+ results$/ })
      .click();
    await expect.poll(() => field(page).inputValue()).toBe('modal');
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe('wizard');
    await expect.poll(() => results(page).first().innerText()).toMatch(/^Wizard/);
  });

  test('shows more of a kind, and moves the focus there', async ({ visit }) => {
    const { page } = await visit('/search?q=button');
    const passages = main(page).getByRole('region', { name: /^Text/ });
    await passages.getByRole('button', { name: /^Show more/ }).click();
    await expect.poll(() => passages.getByRole('link').count()).toBeGreaterThan(10);
    expect(await hasFocus(passages.getByRole('link').nth(10))).toBe(true);
  });

  test('leads to the sections while nothing is asked', async ({ visit }) => {
    const { page } = await visit('/search');
    await main(page).getByRole('heading', { name: 'Browse by section' }).waitFor();
    await field(page).fill('accordion');
    await results(page).first().waitFor();
    expect(await main(page).getByRole('heading', { name: 'Browse by section' }).isVisible()).toBe(false);
    await results(page).first().click();
    await pageShown(page, '/components/accordion');
  });

  test('fits a phone', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 } }, '/search?q=--pf-t--global--color');
    await results(page).first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('an address that leads nowhere', () => {
  const offered = (page: Page) => main(page).locator('.pb-lost-pages').getByRole('link');

  test.for([
    ['/components/acordion/react-demos', ['Accordion']],
    ['/components/about-modals', ['About modal']]
  ] as const)('%s is offered the pages that it may mean: %j', async ([path, titles], { visit }) => {
    const { page, status } = await visit(path);
    expect(status).toBe(404);
    await expect.poll(() => offered(page).allInnerTexts()).toEqual(titles);
    expect(await main(page).getByRole('searchbox').inputValue()).toBe('');
    expect(await axeViolations(page)).toEqual([]);
    await offered(page).first().click();
    await page.getByRole('heading', { level: 1, name: titles[0] }).waitFor();
  });

  test.for(['/nope', '/404'])('%s is offered the sections, not what sounds like it', async (path, { visit }) => {
    const { page } = await visit(path);
    await main(page).getByText('Or look through a section:').waitFor();
    await main(page).getByRole('link', { name: 'Layouts' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await results(page).count()).toBe(0);
    expect(await page.getByText(/\d results/).count()).toBe(0);
  });

  test('has a search', async ({ visit }) => {
    const { page } = await visit('/nope');
    const lost = main(page).getByRole('searchbox', { name: 'Search PatternFly' });
    await lost.fill('wizard');
    await expect.poll(() => results(page).first().getAttribute('href')).toBe('/components/wizard');
    expect(await main(page).getByText('Or look through a section:').isVisible()).toBe(false);
    await lost.press('Enter');
    await pageShown(page, '/search');
    expect(query(page)).toBe('?q=wizard');
  });
});
