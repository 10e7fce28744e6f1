import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { openPalette } from '../search/searchFields.ts';
import { choosePage, pageShown } from '../support/navigation.ts';

const SETTINGS = { id: 'A-1', tag: 'count', queue: 'counted' };

declare global {
  interface Window {
    calls?: unknown[][];
    count?: (...fields: unknown[]) => void;
  }
}

/** Injects an analytics configuration into the site's documents, with a function that records the calls. */
async function enableAnalytics(context: BrowserContext, settings: Record<string, string> = SETTINGS): Promise<void> {
  await context.addInitScript(() => {
    window.calls = [];
    window.count = (...fields) => window.calls?.push(fields);
  });
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.continue();
    }
    const response = await route.fetch();
    const meta = `<meta name="patternbook:analytics" content='${JSON.stringify(settings)}'>`;
    return route.fulfill({ response, body: (await response.text()).replace('<title>', `${meta}<title>`) });
  });
}

const test = base.extend<{ counted: (path: string) => Promise<Page> }>({
  counted: ({ context }, use) =>
    use(async (path) => {
      await enableAnalytics(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    })
});

/** Returns the last recorded call of a name. */
async function lastCall(page: Page, name: string): Promise<unknown> {
  const calls = await page.evaluate(() => window.calls ?? []);
  return calls.findLast((call) => call[1] === name)?.[2];
}

test.describe('a site with analytics', () => {
  test('tracks each page view, with and without a document load', async ({ counted }) => {
    const page = await counted('/components/accordion');
    const accordion = { page_path: '/components/accordion', page_title: 'Accordion · PatternFly' };
    await expect.poll(() => lastCall(page, 'A-1')).toEqual(accordion);
    await choosePage(page, '/components/button');
    const button = { page_path: '/components/button', page_title: 'Button · PatternFly' };
    await expect.poll(() => lastCall(page, 'A-1')).toEqual(button);
  });

  test('tracks standalone examples', async ({ counted }) => {
    const page = await counted('/components/accordion/bordered');
    await expect.poll(() => lastCall(page, 'A-1')).toMatchObject({ page_path: '/components/accordion/bordered' });
  });

  test('tracks tabs, sections, jump links and source links', async ({ counted }) => {
    const page = await counted('/components/button');
    // From then on, clicks are tracked.
    await expect.poll(() => lastCall(page, 'A-1')).toBeDefined();
    await page.locator('#pb_navigation').getByRole('button', { name: 'Pages of Charts' }).click();
    const toggled = { event_category: 'click_event', event_label: 'charts' };
    expect(await lastCall(page, 'sidenav_section_click')).toEqual({ ...toggled, value: 1 });
    await page.locator('#pb_navigation').getByRole('button', { name: 'Pages of Charts' }).click();
    expect(await lastCall(page, 'sidenav_section_click')).toEqual({ ...toggled, value: 0 });
    await page.locator('#pb_navigation').getByRole('button', { name: 'Pages of Menus' }).click();
    expect(await lastCall(page, 'sidenav_section_click')).toMatchObject({ event_label: 'components/menus', value: 1 });

    await page.locator('.pb-tabs a', { hasText: /^HTML$/ }).click();
    expect(await lastCall(page, 'tab_click')).toEqual({ event_category: 'click_event', event_label: 'HTML' });
    await pageShown(page, '/components/button/html');

    await page.locator('.pb-contents a').nth(1).click();
    const id = new URL(page.url()).hash.slice(1);
    expect(await lastCall(page, 'jump_link_click')).toMatchObject({
      event_label: decodeURIComponent(id).toUpperCase()
    });

    await page.locator('.pb-view-source').evaluate((link) => link.addEventListener('click', (e) => e.preventDefault()));
    await page.locator('.pb-view-source').click();
    expect(await lastCall(page, 'view_source_click')).toMatchObject({ event_label: 'HTML' });
  });

  test('tracks opened search results', { tag: '@full' }, async ({ counted }) => {
    const page = await counted('/layouts/flex');
    await openPalette(page);
    await page.keyboard.type('accordion');
    await page.keyboard.press('Enter');
    await pageShown(page, '/components/accordion');
    await expect
      .poll(() => lastCall(page, 'search_result_click'))
      .toEqual({ event_category: 'click_event', event_label: 'PAGE accordion', value: 1 });
  });

  test('tracks unknown addresses, but not the address of the 404 page', async ({ counted }) => {
    const page = await counted('/no/such/page');
    await expect
      .poll(() => lastCall(page, '404_redirect'))
      .toEqual({ event_category: 'redirect', event_label: '/no/such/page' });
    await page.goto('/404', { waitUntil: 'networkidle' });
    await expect.poll(() => lastCall(page, 'A-1')).toBeDefined();
    expect(await lastCall(page, '404_redirect')).toBeUndefined();
  });

  test("works if the service's script is blocked", { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext();
    await enableAnalytics(context, { ...SETTINGS, script: '/assets/count.js' });
    await context.route('**/assets/count.js', (route) => route.abort());
    const page = await context.newPage();
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    await page.goto('/components/accordion');
    await choosePage(page, '/components/button');
    await expect(page.locator('h1')).toHaveText('Button');
    expect(exceptions).toEqual([]);
  });
});

test.describe('a site without analytics', () => {
  test('loads nothing of it, and sends no requests to other hosts', async ({ context, address }) => {
    const page = await context.newPage();
    const urls: URL[] = [];
    page.on('request', (request) => urls.push(new URL(request.url())));
    await page.goto('/components/accordion', { waitUntil: 'networkidle' });
    expect([...new Set(urls.map(({ origin }) => origin))]).toEqual([address]);
    expect(urls.filter(({ pathname }) => pathname.startsWith('/assets/tag-'))).toEqual([]);
  });
});
