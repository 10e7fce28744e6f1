import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage, pageShown } from '../support/navigation.ts';

import { hydrateIslands } from '../support/hydrateIslands.ts';

/** Collects requested addresses by resource type. */
function collectRequests(page: Page): (kind: ReturnType<Request['resourceType']>) => string[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return (kind) => requests.filter((r) => r.resourceType() === kind).map((r) => new URL(r.url()).pathname);
}

/** Number of mounted islands, by the page's own count and by what is visible. */
function runningIslands(page: Page): Promise<{ counted: number; seen: number; controls: number }> {
  return page.evaluate(() => ({
    counted: Number(document.documentElement.dataset['islands'] ?? 0),
    seen: document.querySelectorAll('[data-preview][data-state=live]').length,
    controls: document.querySelectorAll('.pb-example-controls:has(button)').length
  }));
}

test.describe('client-side navigation', () => {
  test('loads the document of the page, and only the scripts and styles of the page', async ({ visit }) => {
    const { page, errors } = await visit('/components/accordion');
    await hydrateIslands(page);
    const requested = collectRequests(page);
    await choosePage(page, '/components/button');
    await hydrateIslands(page);

    const html = await (await page.request.get('/components/button')).text();
    const previous = await (await page.request.get('/components/accordion')).text();
    const stylesheets = html.match(/[^"]+(?=" data-tab-stylesheet)/g) ?? [];
    const [module] = /(?<=data-module=")[^"]+/.exec(html) ?? [];
    const preloads = html.match(/(?<=rel="modulepreload" [^>]*href=")[^"]+/g) ?? [];
    expect(requested('document')).toEqual([]);
    expect(requested('fetch')).toEqual(['/components/button']);
    expect(requested('stylesheet')).toEqual(stylesheets.filter((address) => !previous.includes(address)));
    expect(requested('script')).toContain(module);
    expect([module, ...preloads]).toEqual(expect.arrayContaining(requested('script')));
    expect(requested('script')).toHaveLength(new Set(requested('script')).size);
    expect(errors.list).toEqual([]);
  });

  test('updates title, navigation, tabs and the live region', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await choosePage(page, '/components/button');
    await expect(page).toHaveTitle('Button · PatternFly');
    await expect(page.locator('#pb_announcer')).toHaveText('Button · PatternFly');
    await expect(page.locator('h1')).toHaveText('Button');
    const current = page.locator('a[aria-current=page]');
    await expect
      .poll(() => current.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(['/components/button', '/components/button']);

    await page.locator('.pb-tabs a', { hasText: /^HTML$/ }).click();
    await pageShown(page, '/components/button/html');
    await expect(page).toHaveTitle('HTML · Button · PatternFly');
    await expect(page.locator('.pb-tabs [aria-current=page]')).toHaveText('HTML');
    await expect(page.locator('#pb_navigation [aria-current=page]')).toHaveAttribute('href', '/components/button');
  });

  test('opens the section of the new page and closes the previous one', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await page.getByRole('button', { name: 'Pages of Charts' }).click();
    await choosePage(page, '/charts/area-chart');
    const expanded = page.locator('#pb_navigation [data-section] > div > [aria-expanded=true]');
    await expect
      .poll(() => expanded.evaluateAll((toggles) => toggles.map((toggle) => toggle.getAttribute('aria-label'))))
      .toEqual(['Pages of Charts']);
  });

  test('unmounts the examples of the previous page', { tag: '@full' }, async ({ visit }) => {
    const { page, errors } = await visit('/components/accordion');
    const route = ['/components/button', '/components/tabs', '/components/badge', '/components/accordion'];
    for (const path of [...route, ...route, ...route, ...route, ...route]) {
      await choosePage(page, path);
      // Below a table and a playground, examples may be too far from the window to become live.
      await page.locator('.pb-example > [data-preview]').first().scrollIntoViewIfNeeded();
      await page.locator('[data-preview][data-state=live]').first().waitFor();
    }
    await expect
      .poll(async () => {
        const { counted, seen, controls } = await runningIslands(page);
        return { leaked: counted - seen - controls, some: seen > 0 };
      })
      .toEqual({ leaked: 0, some: true });
    await page.locator('#pb_navigation a[href="/extensions/about-extensions"]').first().click();
    await pageShown(page, '/extensions/about-extensions');
    expect(await runningIslands(page)).toEqual({ counted: 0, seen: 0, controls: 0 });
    expect(errors.list).toEqual([]);
  });

  test('shows the last chosen page, however fast the clicks', async ({ visit }) => {
    const { page, errors } = await visit('/components/accordion');
    await page.evaluate(() => {
      for (const path of ['/components/button', '/components/tabs', '/components/badge']) {
        document.querySelector<HTMLElement>(`#pb_navigation a[href="${path}"]`)?.click();
      }
    });
    await pageShown(page, '/components/badge');
    await expect(page.locator('h1')).toHaveText('Badge');
    await expect(page).toHaveTitle('Badge · PatternFly');
    await hydrateIslands(page);
    expect(await runningIslands(page)).toMatchObject({
      seen: await page.locator('[data-preview][data-example]').count()
    });
    expect(errors.list).toEqual([]);
  });

  test('leaves clicks with a modifier key to the browser', { tag: '@full' }, async ({ context, visit }) => {
    const { page } = await visit('/components/accordion');
    const opened = context.waitForEvent('page');
    await page.locator('#pb_navigation a[href="/components/button"]').click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await pageShown(other, '/components/button');
    await expect(other.locator('h1')).toHaveText('Button');
    await expect(page.locator('h1')).toHaveText('Accordion');
  });
});
