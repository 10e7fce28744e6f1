import { expect, test } from '../support/test.ts';
import { pageShown } from '../support/navigation.ts';

import { openPalette, options, palette, paletteField, results } from './searchFields.ts';

test.use({ site: 'sites/starter' });

test.describe('the search of another site', () => {
  test('finds its pages, and links to its release notes', async ({ visit }) => {
    const { page, errors } = await visit('/');
    await openPalette(page);
    await paletteField(page).fill('button');
    await results(palette(page)).first().waitFor();
    await page.keyboard.press('Enter');
    await pageShown(page, '/components/button');
    await openPalette(page);
    await paletteField(page).fill('>');
    await options(palette(page)).filter({ hasText: 'Go to the release notes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
    expect(errors.list).toEqual([]);
  });

  test('has a results page', async ({ visit }) => {
    const { page } = await visit('/search?q=meter');
    await results(page.getByRole('main')).first().waitFor();
    await expect(page).toHaveTitle(/^Search · /);
  });
});
