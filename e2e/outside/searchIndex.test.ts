import { expect, test } from '../support/test.ts';
import { failure, openPalette, options, palette, paletteField } from '../search/searchFields.ts';

import { collectExceptions } from './pageHealth.ts';
import { casesOfTier } from '../support/tier.ts';

const PAGES = '**/search/pages.json';

const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });
const CONTAINER = ['/components/accordion', '/components/accordion', 'components', ['Components'], null];
const ENTRY = [0, 'Accordion', 0, ''];

const ANSWERS = {
  'is HTML': { contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' },
  'is missing': { status: 404, contentType: 'text/html', body: '<!doctype html>' },
  'is truncated': { contentType: 'application/json', body: '{"containers":[["/comp' },
  'is null': json(null),
  'has synonyms of another type': json({ containers: [CONTAINER], entries: [ENTRY], synonyms: { accordion: 7 } }),
  'has a javascript: URL': json({ containers: [['javascript:alert(1)', ...CONTAINER.slice(1)]], entries: [ENTRY] })
};

test.describe('a search index that', () => {
  for (const [name, answer] of casesOfTier(Object.entries(ANSWERS))) {
    test(`${name} is reported, and works after a retry`, async ({ context }) => {
      const page = await context.newPage();
      const exceptions = collectExceptions(page);
      await context.route(PAGES, (route) => route.fulfill(answer));
      await page.goto('/layouts/flex');
      await openPalette(page);
      await paletteField(page).fill('accordion');
      // Other kinds may have results; then the notice names the missing ones.
      await failure(palette(page)).or(palette(page).getByText('Couldn’t search: Pages')).first().waitFor();
      await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
      await context.unroute(PAGES);
      if (await failure(palette(page)).isVisible()) {
        await failure(palette(page)).getByRole('button', { name: 'Try again' }).click();
      } else {
        await paletteField(page).fill('accordions');
      }
      await options(palette(page)).filter({ hasText: 'Accordion' }).first().waitFor();
      expect(exceptions).toEqual([]);
    });
  }
});
