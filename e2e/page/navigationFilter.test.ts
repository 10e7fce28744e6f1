import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { choosePage, pageShown } from '../support/navigation.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find in navigation' });
const results = (page: Page) => page.getByRole('navigation', { name: 'Found pages' });
const tree = (page: Page) => page.getByRole('navigation', { name: 'Global' });
const status = (page: Page) => page.getByRole('search', { name: 'Find in navigation' }).getByRole('status');

test.describe('the filter of the side navigation', () => {
  test('finds pages of all sections and opens them by keyboard', async ({ visit }) => {
    const { page, errors } = await visit('/components/accordion');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await field(page).focus();
    await page.keyboard.type('area ch');
    await expect(status(page)).toHaveText('1 page');
    await expect(results(page).locator('mark')).toHaveText(['Area', 'ch']);
    await expect(tree(page)).toBeHidden();
    expect(requested.filter((path) => path.startsWith('/data/navigation/'))).toEqual(['/data/navigation/index.json']);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pageShown(page, '/charts/area-chart');
    await expect(tree(page)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    expect(errors.list).toEqual([]);
  });

  test('matches names with any word separators', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await field(page).fill('datalist');
    await expect(results(page).getByRole('link').first()).toContainText('Data list');
    await expect(results(page).locator('mark').first()).toHaveText('Data list');
  });

  test('has an empty state, and Escape restores the navigation', async ({ visit }) => {
    const { page } = await visit('/components/wizard');
    const current = tree(page).locator('[aria-current=page]');
    const before = await current.boundingBox();
    await field(page).fill('nothing like it');
    await expect(status(page)).toHaveText('No pages match “nothing like it”.');
    await page.keyboard.press('Escape');
    await expect(tree(page)).toBeVisible();
    expect(await current.boundingBox()).toEqual(before);
    await expect(field(page)).toBeFocused();
  });

  test("reports that the list can't be loaded", { tag: '@full' }, async ({ context }) => {
    await context.route('**/data/navigation/index.json', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/components/accordion');
    await field(page).fill('tab');
    await expect(status(page)).toContainText('Couldn’t load');
  });

  test(
    'works in the panel of a narrow viewport, which closes when a result is followed',
    { tag: '@full' },
    async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' }, '/');
      await page.getByRole('button', { name: 'Global navigation' }).click();
      await field(page).fill('wizard');
      await results(page).getByRole('link').first().waitFor();
      expect(await axeViolations(page, { include: ['#pb_navigation'] })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('#pb_navigation')).toBeVisible();
      await field(page).fill('wizard');
      await results(page).getByRole('link').first().click();
      await pageShown(page, '/components/wizard');
      await expect(page.locator('#pb_navigation')).toBeHidden();
    }
  );

  test('is hidden without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/accordion');
    await expect(page.getByPlaceholder('Find in navigation')).toBeHidden();
  });
});

test.describe('sections that the reader opened', () => {
  const charts = (page: Page) => page.getByRole('button', { name: 'Pages of Charts' });

  test('stay open on other pages and after a reload', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await charts(page).click();
    await choosePage(page, '/components/button');
    await expect(charts(page)).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await expect(charts(page)).toHaveAttribute('aria-expanded', 'true');
    await tree(page).locator('a[href="/charts/area-chart"]').waitFor();
    await charts(page).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(charts(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('open normally if storage is unavailable', async ({ newContext }) => {
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
