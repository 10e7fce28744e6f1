import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './support/test.ts';
import { axeViolations } from './support/axe.ts';

const SITE = 'sites/starter';
test.use({ site: SITE });

const routesFile = resolve(import.meta.dirname, '..', SITE, 'dist/routes.json');
const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as { tabPath: string; examples: string[] }[];

test.describe('the starter site', () => {
  test('shows every tab with hydrated examples and a clean console', async ({ visit }) => {
    for (const { tabPath, examples } of routes) {
      const { page, status, errors } = await visit(tabPath);
      const previews = page.locator('main [data-preview][data-example]');
      for (const preview of await previews.all()) {
        await preview.scrollIntoViewIfNeeded();
      }
      await page.waitForFunction(() => !document.querySelector('[data-preview][data-state="client"]'));
      const states = await previews.evaluateAll((elements) => elements.map((element) => element.dataset['state']));
      expect
        .soft({ tabPath, status, previews: states.length, failed: states.filter((state) => state === 'error') })
        .toEqual({
          tabPath,
          status: 200,
          previews: examples.length,
          failed: []
        });
      expect.soft(errors.list, tabPath).toEqual([]);
      await page.close();
    }
  });

  test('responds with the 404 document and status 404 for unknown addresses', async ({ visit }) => {
    const { page, status } = await visit('/no/such/page');
    expect(status).toBe(404);
    await expect(page.locator('h1')).toHaveText('That page no longer exists');
  });

  test('redirects moved addresses', async ({ visit }) => {
    const { page, status } = await visit('/components/pill');
    expect(status).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/components/tag');
  });

  test('has a skip link', async ({ visit }) => {
    const { page } = await visit('/components/button');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#pb_main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test("has the site's own texts, in documents and after the interface has started", async ({ visit }) => {
    const { page, errors } = await visit('/components/button');
    const field = page.getByRole('searchbox', { name: 'Find a page' });
    await expect(field).toHaveAttribute('placeholder', 'Find a page');
    await field.fill('zeppelin');
    await page.getByText('Larkspur has no pages about “zeppelin”.').waitFor();
    await page.getByRole('button', { name: 'Clear filter' }).waitFor();
    await expect(field).toHaveAccessibleName('Find a page');
    expect(errors.list).toEqual([]);
  });

  test('runs an example', async ({ visit }) => {
    const { page } = await visit('/components/feedback/meter');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(page.getByRole('meter', { name: 'Seats' })).toHaveAttribute('aria-valuenow', '7');
  });

  test("styles the design system's components, including the dark theme", async ({ visit }) => {
    const { page } = await visit('/components/button');
    const primary = page.getByRole('button', { name: 'Save changes' }).first();
    const background = (): Promise<string> => primary.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background()).toBe('rgb(91, 63, 181)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).toBe('rgb(189, 169, 247)');
  });

  test("shows the site's own Markdown component, with its style sheet", async ({ visit }) => {
    const { page } = await visit('/get-started/releases/release-notes');
    const train = page.getByRole('list').filter({ hasText: 'This release' });
    await expect(train.getByRole('listitem')).toHaveText(['1.4.0 This release', '1.5 2025-12-01']);
    await expect(train).toHaveCSS('display', 'flex');
    expect(await axeViolations(page, { include: ['.release-train'] })).toEqual([]);
  });

  test('has no accessibility violations around its examples', async ({ visit }) => {
    for (const path of ['/', '/get-started/introduction', '/components/button', '/components/disclosure/react-demos']) {
      const { page } = await visit(path);
      expect.soft(await axeViolations(page, { exclude: ['[data-preview]'] }), path).toEqual([]);
    }
  });

  test('has no accessibility violations in its examples', async ({ visit }) => {
    for (const path of [
      '/components/button',
      '/components/tag',
      '/components/disclosure',
      '/components/feedback/notice'
    ]) {
      const { page } = await visit(path);
      expect.soft(await axeViolations(page, { include: ['[data-preview]'] }), path).toEqual([]);
    }
  });
});
