import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage, pageShown } from '../support/navigation.ts';
import { openSection } from '../support/openSection.ts';

const BUTTON = '/components/button';

/** Covers the debounce of a filter and its worker. */
const SOON = { timeout: 10_000 };

/** Names of visible rows, of CSS variables without what all of a table begin with. */
function rows(page: Page, section: string): Promise<string[]> {
  return page
    .locator(`section[aria-labelledby="${section}"] tbody > tr:visible > td > a[href^="#"]`)
    .evaluateAll((links) => links.map((link) => link.textContent));
}

/**
 * Runs in the page: opens all tables of props, and finds names in their first three columns that are in several lines,
 * except for those that would take the room of descriptions.
 */
function readBrokenNames(): { names: number; broken: string[] } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
  document.querySelectorAll<HTMLDetailsElement>('.pb-reference-entry details').forEach((one) => (one.open = true));
  const broken: string[] = [];
  let names = 0;
  for (const cell of document.querySelectorAll('[data-table="props"] td:nth-child(-n + 3)')) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // Where a line may break, a text ends.
      for (const { 0: name, index } of (text.nodeValue ?? '').matchAll(/(?<![\w$])[\w$]{1,30}(?![\w$])/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + name.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        names += 1;
        if (new Set(tops).size > 1) {
          broken.push(name);
        }
      }
    }
  }
  return { names, broken };
}

test.describe('props', () => {
  test('are readable without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, `${BUTTON}#prop-button-isdisabled`);
    const isDisabled = page.locator('#prop-button-isdisabled');
    expect(await isDisabled.locator('td').allInnerTexts()).toEqual(
      expect.arrayContaining(['isDisabled', 'boolean', 'false'])
    );
    await expect(page.getByPlaceholder('Filter props')).toBeHidden();
  });

  test('have room for their descriptions', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, BUTTON);
    await openSection(page, 'button');
    const description = await page.locator('[data-table="props"] th:last-child').first().boundingBox();
    expect(description?.width).toBeGreaterThanOrEqual(230);
  });

  for (const width of [1440, 1000, 390]) {
    test(`keep each name in one line, also in types, at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 900 }, javaScriptEnabled: false }, BUTTON);
      for (const path of [BUTTON, '/components/table', '/components/dual-list-selector', '/components/code-editor']) {
        await page.goto(path);
        const { names, broken } = await page.evaluate(readBrokenNames);
        expect(names, path).toBeGreaterThan(100);
        expect.soft(broken, path).toEqual([]);
      }
    });
  }

  test('have a filter like that of examples', async ({ visit }) => {
    const { page } = await visit('/components/table');
    const fields = page.locator('main .pb-filter-field');
    const heights = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect([...new Set(heights)]).toHaveLength(1);
    expect(await fields.locator('svg').count()).toBe(heights.length);
  });

  test('are in the table of contents', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1600, height: 900 } }, BUTTON);
    await page.locator('.pb-contents').getByRole('link', { name: 'Props' }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#props');
    await expect(page.getByRole('heading', { name: 'Props' })).toBeVisible();
  });

  test('are filtered while the reader types, with a count', async ({ visit }) => {
    const { page, errors } = await visit(BUTTON);
    await openSection(page, 'button');
    expect(await rows(page, 'props')).toContain('variant');
    await page.getByPlaceholder('Filter props').fill('isdisabled');
    await expect.poll(() => rows(page, 'props'), SOON).not.toContain('variant');
    expect(await rows(page, 'props')).toContain('isDisabled');
    await expect(page.locator('section[aria-labelledby=props] [role=status]')).toHaveText(/^\d+ of \d+ props$/);
    await page.getByPlaceholder('Filter props').fill('nosuchprop');
    await page.getByText('No props match “nosuchprop”.').waitFor();
    await page.getByPlaceholder('Filter props').fill('');
    await expect.poll(() => rows(page, 'props'), SOON).toContain('variant');
    expect(errors.list).toEqual([]);
  });

  test('keep their filter in the URL, for back navigation', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder('Filter props').fill('isdisabled');
    await expect.poll(() => new URL(page.url()).search).toBe('?props=isdisabled');
    await choosePage(page, '/components/badge');
    await page.goBack();
    await pageShown(page, BUTTON);
    await expect.poll(() => rows(page, 'props'), SOON).not.toContain('variant');
    await expect(page.getByPlaceholder('Filter props')).toHaveValue('isdisabled');
  });

  test('have an import statement to copy', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(BUTTON);
    await openSection(page, 'button');
    await page.getByRole('button', { name: 'Copy the import of Button' }).click();
    await page.getByRole('tooltip').getByText('Code copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import { Button } from '@patternfly/react-core';"
    );
  });
});

test.describe('CSS variables', () => {
  const FILTER = 'Filter CSS variables';
  const PRIMARY = '--pf-v6-c-button--m-primary--BackgroundColor';
  /** Files with what rows show when they are open. */
  const DATA = '**/api/css-variables/*.json';
  const collectDataRequests = (page: Page): string[] => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) {
        addresses.push(pathname);
      }
    });
    return addresses;
  };

  test('are filtered by a pattern', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder(FILTER).fill('^--pf-v6-c-button--m-primary--(color|gap)$');
    // A closed section has no visible rows; the filter opens it.
    await expect.poll(() => rows(page, 'css-variables'), SOON).toContain('--m-primary--Color');
    expect(await rows(page, 'css-variables')).not.toContain('--m-primary--hover--Color');
  });

  test('are filtered by plain text if it is not a valid pattern', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder(FILTER).fill('calc(');
    await page.getByText('searched as plain text').waitFor();
    const shown = await rows(page, 'css-variables');
    expect(shown.length).toBeGreaterThan(0);
  });

  test('stay responsive for any pattern', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(BUTTON);
    await page.getByPlaceholder(FILTER).fill('([a-z-]+)+~');
    await page.getByText('the pattern takes too long').waitFor();
    await page.getByPlaceholder(FILTER).fill('fontsize');
    await expect.poll(() => rows(page, 'css-variables'), SOON).toContain('--FontSize');
  });

  test('expand individually and all at once', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    const requests = collectDataRequests(page);
    await openSection(page, 'pf-v6-c-button');
    const details = page.locator('td > details');
    expect(requests).toEqual([]);
    await details.first().locator('summary').click();
    await expect(details.first()).toHaveAttribute('open');
    await page.getByRole('button', { name: 'Expand all CSS variables' }).click();
    await page.getByRole('button', { name: 'Collapse all CSS variables' }).click();
    await expect(page.locator('td > details[open]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Expand all CSS variables' }).click();
    await expect(page.locator('td > details:not([open])')).toHaveCount(0);
    await expect(details.first()).toBeVisible();
    // All at once, from one file.
    await expect(details.first()).toContainText('In scripts:');
    expect(await details.filter({ hasNotText: /In scripts:|→/ }).count()).toBe(0);
    expect(requests).toEqual(['/api/css-variables/pf-v6-c-button.json']);
  });

  test('resolve step by step, with links to tokens', async ({ visit }) => {
    const { page } = await visit(`${BUTTON}#${PRIMARY}`);
    const value = page.locator(`[id="${PRIMARY}"] > td > details`);
    await expect(value).not.toContainText('→');
    await value.locator('summary').press('Enter');
    await expect(value).toContainText(/→ --pf-t--global--color--brand--\w+/);
    await value.getByRole('link', { name: '--pf-t--global--color--brand--default', exact: true }).click();
    await pageShown(page, '/tokens/all-tokens');
    expect(new URL(page.url()).hash).toBe('#--pf-t--global--color--brand--default');
  });

  test('are found by the tokens of their values, which are loaded before the filter answers', async ({ visit }) => {
    const { page } = await visit(BUTTON);
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(DATA, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByPlaceholder(FILTER).fill('^--pf-t--global--color--brand--default$');
    const status = page.locator('section[aria-labelledby=css-variables] [role=status]');
    await expect(status).toHaveText('Loading the details of the values…', SOON);
    go();
    await expect(status).toHaveText(/^\d+ of \d+ CSS variables$/, SOON);
    expect(await rows(page, 'css-variables')).toContain('--m-primary--BackgroundColor');
    expect(await rows(page, 'css-variables')).not.toContain('--FontSize');
  });

  test('say when their details can’t be loaded, and load them when a row is opened again', async ({ visit }) => {
    const { page } = await visit(`${BUTTON}#${PRIMARY}`);
    await page.route(DATA, (route) => route.abort());
    const value = page.locator(`[id="${PRIMARY}"] > td > details`);
    await value.locator('summary').click();
    await expect(value).toContainText('Couldn’t load the details of this value.');
    await expect(page.locator('#pb_announcer')).toContainText('Couldn’t load the details of this value.');
    await page.unroute(DATA);
    await value.locator('summary').click();
    await value.locator('summary').click();
    await expect(value.getByRole('link', { name: '--pf-t--global--color--brand--default', exact: true })).toBeVisible();
    await expect(value).not.toContainText('Couldn’t load');
  });

  test('have their details again on the way back', async ({ visit }) => {
    const { page } = await visit(`${BUTTON}#${PRIMARY}`);
    const value = page.locator(`[id="${PRIMARY}"] > td > details`);
    await value.locator('summary').click();
    await expect(value).toContainText('In scripts:');
    await choosePage(page, '/components/badge');
    await page.goBack();
    await pageShown(page, BUTTON);
    await expect(value).toHaveAttribute('open');
    await expect(value).toContainText('In scripts:');
  });

  test('link their files without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, `${BUTTON}#${PRIMARY}`);
    const section = page.locator('section[aria-labelledby=css-variables]');
    const file = section.getByRole('link', { name: '/api/css-variables/pf-v6-c-button.json' });
    expect((await page.request.get((await file.getAttribute('href')) ?? '')).ok()).toBe(true);
    await expect(page.locator(`[id="${PRIMARY}"] summary`)).toHaveCSS('list-style-type', 'none');
  });

  test('have the value of the theme that shows', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(`${BUTTON}#${PRIMARY}`);
    const value = page.locator(`[id="${PRIMARY}"] summary > span:visible`);
    await page.emulateMedia({ colorScheme: 'light' });
    await value.scrollIntoViewIfNeeded();
    const light = await value.innerText();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(value).not.toHaveText(light, SOON);
  });
});
