import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { casesOfTier } from '../support/tier.ts';
import { failure, openPalette, options, palette, paletteField, results } from './searchFields.ts';

const PATH = '/layouts/flex';
const INDEX = '**/search/**';
/** Longer than Pagefind gives a worker of its own to start. */
const SLOW_MS = 6000;

async function openOn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PATH);
  await openPalette(page);
  return page;
}

/** Messages of the exceptions from now on; requests are meant to fail here. */
function collectExceptions(page: Page): string[] {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message }) => exceptions.push(message));
  return exceptions;
}

test.describe('a search whose index', () => {
  const FAILURES = [
    ['can not be reached', null],
    ['is an error', { status: 500, body: 'Sorry' }],
    ['is no JSON', { body: '<!doctype html>' }],
    ['is something else', { body: '[1,2]' }]
  ] as const;

  for (const [name, answer] of casesOfTier(FAILURES, { share: 4 })) {
    test(`${name} says so, and tries again`, async ({ newContext }) => {
      const context = await newContext();
      await context.route(INDEX, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      const page = await openOn(context);
      const exceptions = collectExceptions(page);
      await paletteField(page).fill('accordion');
      await failure(palette(page)).waitFor();
      await expect(failure(palette(page))).toContainText('The search could not be loaded.');
      await context.unroute(INDEX);
      await failure(palette(page)).getByRole('button', { name: 'Try again' }).click();
      await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
      await expect(failure(palette(page))).toBeHidden();
      expect(exceptions).toEqual([]);
    });
  }

  test('takes long says so, and lets the reader type on', { tag: '@full' }, async ({ newContext }) => {
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

  test('was loaded once answers without a network', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext();
    const page = await openOn(context);
    await paletteField(page).fill('wizard');
    await options(palette(page)).filter({ hasText: 'Wizard' }).first().waitFor();
    await context.setOffline(true);
    await paletteField(page).fill('accordion');
    await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
  });

  test('of prose comes slowly finds passages all the same', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext();
    await context.route('**/search/prose/wasm*', async (route) => {
      await setTimeout(SLOW_MS);
      await route.continue();
    });
    const page = await openOn(context);
    const exceptions = collectExceptions(page);
    await paletteField(page).fill('color');
    await palette(page).getByRole('group', { name: /^Text/ }).getByRole('option').first().waitFor();
    await expect(palette(page).getByText('Could not be searched')).toBeHidden();
    expect(exceptions).toEqual([]);
  });

  for (const [name, files, query] of [
    ['Tokens', '**/search/tokens.json', 'color token'],
    ['Text', '**/search/prose/**', 'color']
  ] as const) {
    test(`lacks a part says which: ${name}`, async ({ newContext }) => {
      const context = await newContext();
      await context.route(files, (route) => route.abort());
      const page = await openOn(context);
      await paletteField(page).fill(query);
      await palette(page).getByText(`Could not be searched: ${name}.`).waitFor();
      await results(palette(page)).first().waitFor();
    });
  }
});

test.describe('a question', () => {
  test('without an answer leads to the sections', async ({ newContext }) => {
    const page = await openOn(await newContext());
    await paletteField(page).fill('qqxxqqxx');
    await palette(page).getByText('Nothing was found for “qqxxqqxx”.').waitFor();
    await palette(page).getByRole('link', { name: 'Layouts', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/layouts/about-layouts');
    await expect(palette(page)).toBeHidden();
  });

  for (const text of casesOfTier(['<img src=x onerror=alert(1)>', '\\', '"', '🎉', '   '], { share: 4 })) {
    test(`of ${text} does no harm`, async ({ newContext }) => {
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
