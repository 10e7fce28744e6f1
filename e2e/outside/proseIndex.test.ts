import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openPalette, options, palette, paletteField } from '../search/searchFields.ts';
import { siteTest } from '../support/siteTest.ts';
import { casesOfTier } from '../support/tier.ts';
import { collectExceptions } from './pageHealth.ts';

const test = siteTest('sites/patternfly');

const WAIT = { timeout: 10_000 };
const GARBAGE = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));

const FILES = {
  'list of languages': '**/search/prose/pagefind-entry.json*',
  'list of passages': '**/search/prose/*.pf_meta*',
  program: '**/search/prose/wasm.*',
  'list of words': '**/search/prose/index/*',
  passages: '**/search/prose/fragment/*',
  script: '**/search/prose/pagefind.js*'
};

const DAMAGES = {
  'is missing': { status: 404, contentType: 'text/html', body: '<!doctype html><h1>Not found</h1>' },
  'is HTML': { contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' },
  'is garbage': { contentType: 'application/octet-stream', body: GARBAGE },
  'is empty': { body: '' },
  'is cut off': null
};

const CASES = Object.entries(DAMAGES).flatMap(([damage, answer]) =>
  Object.entries(FILES).map(([file, pattern]) => ({ file, pattern, damage, answer }))
);

const lacksText = (page: Page) => palette(page).getByText('Could not be searched: Text.');
const passages = (page: Page) => palette(page).getByRole('group', { name: /^Text/ }).getByRole('option');

describe('an index of prose', () => {
  test.for(casesOfTier(CASES, { share: 8 }))(
    'whose $file $damage lets the rest be found, and works again when it is back',
    { timeout: 60_000 },
    async ({ pattern, answer }, { context }) => {
      const page = await context.newPage();
      const exceptions = collectExceptions(page);
      await context.route(pattern, async (route) => {
        if (answer) {
          await route.fulfill(answer);
        } else {
          const response = await route.fetch();
          const body = await response.body();
          await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
        }
      });
      await page.goto('/layouts/flex');
      await openPalette(page);
      await paletteField(page).fill('color');
      await lacksText(page).waitFor(WAIT);
      expect(await options(palette(page)).count()).toBeGreaterThan(0);
      expect(await passages(page).count()).toBe(0);

      await context.unroute(pattern);
      await paletteField(page).fill('contrast');
      await passages(page).first().waitFor(WAIT);
      expect(await lacksText(page).isVisible()).toBe(false);
      expect(exceptions).toEqual([]);
    }
  );
});
