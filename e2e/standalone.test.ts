import { describe, expect } from 'vitest';
import { pageShown } from './support/navigation.ts';
import { siteTest } from './support/siteTest.ts';
import { wakeIslands } from './support/wakeIslands.ts';

const test = siteTest('sites/patternfly');

const EXAMPLES = {
  'a live example': { path: '/components/accordion/bordered', state: 'live', content: '.pf-v6-c-accordion' },
  'an example of a whole window': { path: '/components/login-page/basic', state: 'live', content: '.pf-v6-c-login' },
  'an HTML example': { path: '/components/accordion/html/fluid', state: 'static', content: '.pf-v6-c-accordion' }
};

describe('the document of one example', () => {
  for (const [name, { path, state, content }] of Object.entries(EXAMPLES)) {
    test(`shows ${name} and nothing else, as high as the window`, async ({ visit }) => {
      const { page, status, faults } = await visit(path);
      expect(status).toBe(200);
      expect(await wakeIslands(page)).toMatchObject([{ state, isSettled: true }]);
      expect(await page.locator(content).first().isVisible()).toBe(true);
      expect(await page.locator('.pb-masthead, #navigation, .pb-example').count()).toBe(0);
      expect(await page.locator('main').count()).toBe(1);
      expect(await page.locator('h1').count()).toBe(1);
      const height = await page.locator('[data-root]').evaluate((root) => root.getBoundingClientRect().height);
      expect(height).toBe(page.viewportSize()?.height);
      expect(faults.list).toEqual([]);
    });
  }

  test('loads no script of the frame', async ({ visit }) => {
    const framed = await visit('/components/accordion');
    const alone = await visit('/components/accordion/bordered');
    const scripts = 'script[src]';
    const [frameScript] = await framed.page
      .locator(scripts)
      .evaluateAll((all) => all.map((s) => s.getAttribute('src')));
    const loaded = await alone.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    );
    expect(frameScript).toMatch(/\/main-/);
    expect(loaded).not.toContain(frameScript);
  });

  test('is kept from search engines', async ({ visit }) => {
    const { page } = await visit('/components/accordion/bordered');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.title()).toBe('Bordered · Accordion · PatternFly');
  });

  test('opens from its page in a window of its own', async ({ context, visit }) => {
    const { page } = await visit('/components/accordion');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open Bordered full screen' }).click();
    const other = await opened;
    await pageShown(other, '/components/accordion/bordered');
    await other.locator('[data-state=live]').waitFor();
    expect(await page.locator('h1').innerText()).toBe('Accordion');
  });

  for (const path of ['/components/accordion/bordered', '/components/accordion/html/fluid']) {
    test(`has theme, direction and the way back in a panel: ${path}`, async ({ visit }) => {
      const { page, faults } = await visit(path);
      const panel = page.getByRole('complementary', { name: 'Documentation' });
      expect(await panel.getByRole('combobox', { name: 'Color scheme' }).isVisible()).toBe(false);
      await panel.locator('summary').click();
      await panel.getByRole('combobox', { name: 'Color scheme' }).selectOption('dark');
      expect(await page.locator('html').getAttribute('class')).toContain('pf-v6-theme-dark');
      await panel.getByRole('switch', { name: 'Right to left' }).check();
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');

      await page.reload();
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await panel.locator('summary').click();
      expect(await panel.getByRole('combobox', { name: 'Color scheme' }).inputValue()).toBe('dark');
      await page.keyboard.press('Escape');
      expect(await panel.getByRole('link').isVisible()).toBe(false);
      await panel.locator('summary').click();
      await panel.getByRole('link', { name: 'Back to Accordion' }).click();
      await expect.poll(() => page.locator('h1').innerText()).toBe('Accordion');
      expect(new URL(page.url()).hash).toBe(`#${path.split('/').at(-1)}`);
      expect(faults.list).toEqual([]);
    });
  }

  test('is rid of the panel when it is in the way', async ({ visit }) => {
    const { page } = await visit('/components/accordion/bordered');
    const panel = page.getByRole('complementary', { name: 'Documentation' });
    await panel.locator('summary').click();
    await panel.getByRole('button', { name: /^Hide/ }).click();
    expect(await panel.locator('summary').count()).toBe(0);
  });

  test('leads back without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, '/components/accordion/bordered');
    const panel = page.getByRole('complementary', { name: 'Documentation' });
    await panel.locator('summary').click();
    expect(await panel.getByRole('combobox').isVisible()).toBe(false);
    await panel.getByRole('link', { name: 'Back to Accordion' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Accordion');
  });
});
