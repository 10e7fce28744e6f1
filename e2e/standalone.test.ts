import { expect, test } from './support/test.ts';
import { pageShown } from './support/navigation.ts';

import { hydrateIslands } from './support/hydrateIslands.ts';

const EXAMPLES = {
  'a live example': { path: '/components/accordion/bordered', state: 'live', content: '.pf-v6-c-accordion' },
  'a full-screen example': { path: '/components/login-page/basic', state: 'live', content: '.pf-v6-c-login' },
  'an HTML example': { path: '/components/accordion/html/fluid', state: 'static', content: '.pf-v6-c-accordion' }
};

test.describe('a standalone example', () => {
  for (const [name, { path, state, content }] of Object.entries(EXAMPLES)) {
    test(`shows ${name} and nothing else, in the full height of the viewport`, async ({ visit }) => {
      const { page, status, errors } = await visit(path);
      expect(status).toBe(200);
      expect(await hydrateIslands(page)).toMatchObject([{ state, isSettled: true }]);
      await expect(page.locator(content).first()).toBeVisible();
      await expect(page.locator('.pb-masthead, #pb_navigation, .pb-example')).toHaveCount(0);
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      const height = await page.locator('[data-root]').evaluate((root) => root.getBoundingClientRect().height);
      expect(height).toBe(page.viewportSize()?.height);
      expect(errors.list).toEqual([]);
    });
  }

  // Its script shares a file with that of pages.
  test("starts nothing of the site's frame", async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/components/accordion/bordered');
    await page.locator('[data-state=live]').waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toStayHidden();
    expect(loaded).toContainEqual(expect.stringMatching(/^\/assets\/main-/));
    expect(loaded).not.toContain('/versions.json');
  });

  test('is excluded from search engines', async ({ visit }) => {
    const { page } = await visit('/components/accordion/bordered');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle('Bordered · Accordion · PatternFly');
  });

  test('opens from its page in a new window', async ({ context, visit }) => {
    const { page } = await visit('/components/accordion');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open Bordered full screen' }).click();
    const other = await opened;
    await pageShown(other, '/components/accordion/bordered');
    await other.locator('[data-state=live]').waitFor();
    await expect(page.locator('h1')).toHaveText('Accordion');
  });

  for (const path of ['/components/accordion/bordered', '/components/accordion/html/fluid']) {
    test(`has its name, a way back, and a panel with theme and direction: ${path}`, async ({ visit }) => {
      const { page, errors } = await visit(path);
      const panel = page.getByRole('complementary', { name: 'Documentation' });
      await expect(panel.locator('b')).toHaveText(path.endsWith('fluid') ? 'Fluid' : 'Bordered');
      await expect(panel.getByRole('link', { name: 'Back to Accordion' })).toBeVisible();
      await expect(panel.getByRole('combobox', { name: 'Color scheme' })).toBeHidden();
      await panel.locator('summary').click();
      await panel.getByRole('combobox', { name: 'Color scheme' }).selectOption('dark');
      await expect(page.locator('html')).toHaveClass(/pf-v6-theme-dark/);
      await panel.getByRole('switch', { name: 'Right to left' }).check();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await panel.locator('summary').click();
      await expect(panel.getByRole('combobox', { name: 'Color scheme' })).toHaveValue('dark');
      await page.keyboard.press('Escape');
      await expect(panel.getByRole('combobox', { name: 'Color scheme' })).toBeHidden();
      await panel.getByRole('link', { name: 'Back to Accordion' }).click();
      await expect(page.locator('h1')).toHaveText('Accordion');
      expect(new URL(page.url()).hash).toBe(`#${path.split('/').at(-1)}`);
      expect(errors.list).toEqual([]);
    });
  }

  test('hides the bar on request', async ({ visit }) => {
    const { page } = await visit('/components/accordion/bordered');
    const panel = page.getByRole('complementary', { name: 'Documentation' });
    await panel.locator('summary').click();
    await panel.getByRole('button', { name: /^Hide/ }).click();
    await expect(panel).toHaveCount(0);
  });

  test('links back without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/accordion/bordered');
    const panel = page.getByRole('complementary', { name: 'Documentation' });
    await panel.locator('summary').click();
    await expect(panel.getByRole('combobox')).toBeHidden();
    await panel.getByRole('link', { name: 'Back to Accordion' }).click();
    await expect(page.locator('h1')).toHaveText('Accordion');
  });
});
