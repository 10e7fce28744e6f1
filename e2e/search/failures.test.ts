import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';
import { casesOfTier } from '../support/tier.ts';
import { failure, openPalette, options, palette, paletteField, results } from './searchFields.ts';

const test = siteTest('sites/patternfly');
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

describe('a search whose index', () => {
  const FAILURES = [
    ['can not be reached', null],
    ['is an error', { status: 500, body: 'Sorry' }],
    ['is no JSON', { body: '<!doctype html>' }],
    ['is something else', { body: '[1,2]' }]
  ] as const;

  test.for(casesOfTier(FAILURES, { share: 4 }))('%s says so, and tries again', async ([, answer], { newContext }) => {
    const context = await newContext();
    await context.route(INDEX, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    const page = await openOn(context);
    const exceptions = collectExceptions(page);
    await paletteField(page).fill('accordion');
    await failure(palette(page)).waitFor();
    expect(await failure(palette(page)).innerText()).toContain('The search could not be loaded.');
    await context.unroute(INDEX);
    await failure(palette(page)).getByRole('button', { name: 'Try again' }).click();
    await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
    expect(await failure(palette(page)).isVisible()).toBe(false);
    expect(exceptions).toEqual([]);
  });

  test('takes long says so, and lets the reader type on', async ({ newContext }) => {
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
    expect(await paletteField(page).inputValue()).toBe('accordion');
    answer();
    await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
    expect(await palette(page).getByText('Searching…').isVisible()).toBe(false);
  });

  test('was loaded once answers without a network', async ({ newContext }) => {
    const context = await newContext();
    const page = await openOn(context);
    await paletteField(page).fill('wizard');
    await options(palette(page)).filter({ hasText: 'Wizard' }).first().waitFor();
    await context.setOffline(true);
    await paletteField(page).fill('accordion');
    await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
  });

  test('of prose comes slowly finds passages all the same', async ({ newContext }) => {
    const context = await newContext();
    await context.route('**/search/prose/wasm*', async (route) => {
      await setTimeout(SLOW_MS);
      await route.continue();
    });
    const page = await openOn(context);
    const exceptions = collectExceptions(page);
    await paletteField(page).fill('color');
    await palette(page).getByRole('group', { name: /^Text/ }).getByRole('option').first().waitFor();
    expect(await palette(page).getByText('Could not be searched').isVisible()).toBe(false);
    expect(exceptions).toEqual([]);
  });

  test.for([
    ['Tokens', '**/search/tokens.json', 'color token'],
    ['Text', '**/search/prose/**', 'color']
  ] as const)('lacks a part says which: %s', async ([name, files, query], { newContext }) => {
    const context = await newContext();
    await context.route(files, (route) => route.abort());
    const page = await openOn(context);
    await paletteField(page).fill(query);
    await palette(page).getByText(`Could not be searched: ${name}.`).waitFor();
    await results(palette(page)).first().waitFor();
  });
});

describe('a question', () => {
  test('without an answer leads to the sections', async ({ newContext }) => {
    const page = await openOn(await newContext());
    await paletteField(page).fill('qqxxqqxx');
    await palette(page).getByText('Nothing was found for “qqxxqqxx”.').waitFor();
    await palette(page).getByRole('link', { name: 'Layouts', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/layouts/about-layouts');
    expect(await palette(page).isVisible()).toBe(false);
  });

  test.for(casesOfTier(['<img src=x onerror=alert(1)>', '\\', '"', '🎉', '   '], { share: 4 }))(
    'of %s does no harm',
    async (text, { newContext }) => {
      const page = await openOn(await newContext());
      const exceptions = collectExceptions(page);
      await paletteField(page).fill(text);
      await paletteField(page).fill(`${text} accordion`);
      await results(palette(page)).first().waitFor();
      expect(await palette(page).locator('img').count()).toBe(0);
      expect(exceptions).toEqual([]);
    }
  );
});
