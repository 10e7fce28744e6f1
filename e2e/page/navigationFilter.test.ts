import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { choosePage, pageShown } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';

const test = siteTest('sites/patternfly');

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find in navigation' });
const results = (page: Page) => page.getByRole('navigation', { name: 'Found pages' });
const tree = (page: Page) => page.getByRole('navigation', { name: 'Global' });
const status = (page: Page) => page.getByRole('search', { name: 'Find in navigation' }).getByRole('status');

describe('the filter of the side navigation', () => {
  test('finds pages of all sections and leads there by keyboard', async ({ visit }) => {
    const { page, faults } = await visit('/components/accordion');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await field(page).focus();
    await page.keyboard.type('area ch');
    await expect.poll(() => status(page).innerText()).toBe('1 page');
    expect(await results(page).locator('mark').allInnerTexts()).toEqual(['Area', 'ch']);
    expect(await tree(page).isVisible()).toBe(false);
    expect(requested.filter((path) => path.startsWith('/data/navigation/'))).toEqual(['/data/navigation/index.json']);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pageShown(page, '/charts/area-chart');
    expect(await tree(page).isVisible()).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    expect(faults.list).toEqual([]);
  });

  test('finds names however their words are joined', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await field(page).fill('datalist');
    await expect.poll(() => results(page).getByRole('link').first().innerText()).toContain('Data list');
    expect(await results(page).locator('mark').first().innerText()).toBe('Data list');
  });

  test('says when there is nothing, and Escape brings the navigation back as it was', async ({ visit }) => {
    const { page } = await visit('/components/wizard');
    const current = tree(page).locator('[aria-current=page]');
    const before = await current.boundingBox();
    await field(page).fill('nothing like it');
    await expect.poll(() => status(page).innerText()).toBe('No page is called “nothing like it”.');
    await page.keyboard.press('Escape');
    expect(await tree(page).isVisible()).toBe(true);
    expect(await current.boundingBox()).toEqual(before);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('says when the list can not be loaded', async ({ context }) => {
    await context.route('**/data/navigation/index.json', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/components/accordion');
    await field(page).fill('tab');
    await expect.poll(() => status(page).innerText()).toContain('could not be loaded');
  });

  test('works in the panel of a narrow window, which closes by following a result', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' }, '/');
    await page.getByRole('button', { name: 'Global navigation' }).click();
    await field(page).fill('wizard');
    await results(page).getByRole('link').first().waitFor();
    expect(await axeViolations(page, { include: ['#navigation'] })).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('#navigation').isVisible()).toBe(true);
    await field(page).fill('wizard');
    await results(page).getByRole('link').first().click();
    await pageShown(page, '/components/wizard');
    expect(await page.locator('#navigation').isVisible()).toBe(false);
  });

  test('is not offered without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/accordion');
    expect(await page.getByPlaceholder('Find in navigation').isVisible()).toBe(false);
  });
});

describe('sections that the reader opened', () => {
  const charts = (page: Page) => page.getByRole('button', { name: 'Pages of Charts' });

  test('stay open on other pages and after a reload', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await charts(page).click();
    await choosePage(page, '/components/button');
    expect(await charts(page).getAttribute('aria-expanded')).toBe('true');
    await page.reload();
    await expect.poll(() => charts(page).getAttribute('aria-expanded')).toBe('true');
    await tree(page).locator('a[href="/charts/area-chart"]').waitFor();
    await charts(page).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await charts(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('open as ever where the browser stores nothing', async ({ newContext }) => {
    const context = await newContext();
    await context.addInitScript(() => {
      const deny = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        }
      };
      Object.defineProperty(window, 'sessionStorage', deny);
      Object.defineProperty(window, 'localStorage', deny);
    });
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/components/accordion');
    await charts(page).click();
    await tree(page).locator('a[href="/charts/area-chart"]').waitFor();
    expect(errors).toEqual([]);
  });
});
