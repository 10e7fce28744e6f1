import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openPalette, options, palette, paletteField } from '../search/searchFields.ts';

import { casesOfTier } from '../support/tier.ts';
import { collectExceptions } from './pageHealth.ts';

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
  'is truncated': null
};

const CASES = Object.entries(DAMAGES).flatMap(([damage, answer]) =>
  Object.entries(FILES).map(([file, pattern]) => ({ file, pattern, damage, answer }))
);

const lacksText = (page: Page) => palette(page).getByText('Couldn’t search: Text.');
const passages = (page: Page) => palette(page).getByRole('group', { name: /^Text/ }).getByRole('option');

test.describe('an index of prose', () => {
  for (const { file, damage, pattern, answer } of casesOfTier(CASES, { share: 16 })) {
    test(`whose ${file} ${damage} does not prevent other results, and works again once restored`, async ({
      context
    }) => {
      test.setTimeout(60_000);

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
      await expect(options(palette(page))).not.toHaveCount(0);
      await expect(passages(page)).toHaveCount(0);

      await context.unroute(pattern);
      await paletteField(page).fill('contrast');
      await passages(page).first().waitFor(WAIT);
      await expect(lacksText(page)).toBeHidden();
      expect(exceptions).toEqual([]);
    });
  }
});
