import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { casesOfTier } from '../support/tier.ts';
import { failure, openPalette, options, palette, paletteField, results } from './searchFields.ts';

const PATH = '/layouts/flex';
const INDEX = '**/search/**';
/** Longer than the startup timeout of Pagefind's own worker. */
const SLOW_MS = 6000;

async function openOn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PATH);
  await openPalette(page);
  return page;
}

/** Collects the messages of exceptions; failed requests are expected here. */
function collectExceptions(page: Page): string[] {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  return exceptions;
}

test.describe('a search index that', () => {
  const FAILURES = [
    ['is unreachable', null],
    ['is an error', { status: 500, body: 'Sorry' }],
    ['is not JSON', { body: '<!doctype html>' }],
    ['is something else', { body: '[1,2]' }]
  ] as const;

  for (const [name, answer] of casesOfTier(FAILURES, { share: 4 })) {
    test(`${name} is reported, and retried`, async ({ newContext }) => {
      const context = await newContext();
      await context.route(INDEX, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      const page = await openOn(context);
      const exceptions = collectExceptions(page);
      await paletteField(page).fill('accordion');
      await failure(palette(page)).waitFor();
      await expect(failure(palette(page))).toContainText('Couldn’t load the search.');
      await context.unroute(INDEX);
      await failure(palette(page)).getByRole('button', { name: 'Try again' }).click();
      await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
      await expect(failure(palette(page))).toBeHidden();
      expect(exceptions).toEqual([]);
    });
  }

  test('is slow is reported, and the reader can keep typing', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await context.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    const page = await openOn(context);
    await page.keyboard.type('acc');
    await palette(page).getByText('Searching…').waitFor();
    await page.keyboard.type('ordion');
    await expect(paletteField(page)).toHaveValue('accordion');
    answer();
    await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
    await expect(palette(page).getByText('Searching…')).toBeHidden();
  });

  test('was loaded once works offline', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext();
    const page = await openOn(context);
    await paletteField(page).fill('wizard');
    await options(palette(page)).filter({ hasText: 'Wizard' }).first().waitFor();
    await context.setOffline(true);
    await paletteField(page).fill('accordion');
    await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
  });

  test('is slow for prose still finds passages', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext();
    await context.route('**/search/prose/wasm*', async (route) => {
      await setTimeout(SLOW_MS);
      await route.continue();
    });
    const page = await openOn(context);
    const exceptions = collectExceptions(page);
    await paletteField(page).fill('color');
    await palette(page).getByRole('group', { name: /^Text/ }).getByRole('option').first().waitFor();
    await expect(palette(page).getByText('Couldn’t search')).toBeHidden();
    expect(exceptions).toEqual([]);
  });

  for (const [name, files, query] of [
    ['Tokens', '**/search/tokens.json', 'color token'],
    ['Text', '**/search/prose/**', 'color']
  ] as const) {
    test(`lacks a part is reported: ${name}`, async ({ newContext }) => {
      const context = await newContext();
      await context.route(files, (route) => route.abort());
      const page = await openOn(context);
      await paletteField(page).fill(query);
      await palette(page).getByText(`Couldn’t search: ${name}.`).waitFor();
      await results(palette(page)).first().waitFor();
    });
  }
});

test.describe('a query', () => {
  test('without results links to the sections', async ({ newContext }) => {
    const page = await openOn(await newContext());
    await paletteField(page).fill('jjqqjjqq');
    await palette(page).getByText('No results match “jjqqjjqq”.').waitFor();
    await palette(page).getByRole('link', { name: 'Layouts', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/layouts/about-layouts');
    await expect(palette(page)).toBeHidden();
  });

  for (const text of casesOfTier(['<img src=x onerror=alert(1)>', '\\', '"', '🎉', '   '], { share: 4 })) {
    test(`of ${text} is handled`, async ({ newContext }) => {
      const page = await openOn(await newContext());
      const exceptions = collectExceptions(page);
      await paletteField(page).fill(text);
      await paletteField(page).fill(`${text} accordion`);
      await results(palette(page)).first().waitFor();
      await expect(palette(page).locator('img')).toHaveCount(0);
      expect(exceptions).toEqual([]);
    });
  }
});
