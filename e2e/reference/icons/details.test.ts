import { text as textOf } from 'node:stream/consumers';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

import { PATH, SOON, details, isFocused, search, tile, tiles } from './iconsPage.ts';

test.describe('the details of an icon', () => {
  test('open by keyboard, close on Escape, and return focus', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    await search(page, 'bell');
    await expect.poll(async () => (await tiles(page).allInnerTexts())[0], SOON).toBe('bell');
    await tile(page, 'bell').focus();
    await page.keyboard.press('Enter');
    await details(page).getByRole('heading', { name: 'bell', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('#icon-bell');
    // Two sets in four sizes each.
    await expect(details(page).locator('.pb-icon-sizes svg')).toHaveCount(8, SOON);
    await expect(details(page)).toContainText('notification');
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    expect(await isFocused(tile(page, 'bell'))).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    expect(errors.list).toEqual([]);
  });

  test('have copy buttons for import, SVG and link', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${PATH}?q=trash#icon-trash`);
    const copied = async (button: Locator, answer: string): Promise<string> => {
      await button.click();
      await page.getByRole('tooltip', { includeHidden: true }).getByText(answer).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied(details(page).getByRole('button', { name: 'Copy import' }), 'Code copied')).toBe(
      "import { TrashIcon } from '@patternfly/react-icons/dist/esm/icons/trash-icon';"
    );
    expect(await copied(details(page).getByRole('link', { name: 'Copy link' }), 'Link copied')).toBe(
      new URL(`${PATH}#icon-trash`, page.url()).href
    );
    expect(await copied(details(page).getByRole('button', { name: 'Copy SVG' }).first(), 'Code copied')).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. -]+"/
    );
  });

  test('have the import of an SVG file', async ({ visit }) => {
    const { page } = await visit(`${PATH}#icon-trash`);
    const downloading = page.waitForEvent('download');
    await details(page).getByRole('link', { name: 'Download SVG' }).first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('trash.svg');
    const text = await textOf(await download.createReadStream());
    const file = await page.evaluate((source) => {
      const { documentElement: root } = new DOMParser().parseFromString(source, 'image/svg+xml');
      return { name: root.nodeName, space: root.namespaceURI, box: root.getAttribute('viewBox') };
    }, text);
    expect(file).toEqual({
      name: 'svg',
      space: 'http://www.w3.org/2000/svg',
      box: expect.stringMatching(/\d/)
    });
  });

  test('open from the URL, and follow it', async ({ visit }) => {
    const { page } = await visit(`${PATH}#icon-rh-ui-zoom-out`);
    await details(page).getByRole('heading', { name: 'rh-ui-zoom-out', exact: true }).waitFor();
    await page.evaluate(() => (location.hash = 'icon-cog'));
    await details(page).getByRole('heading', { name: 'cog', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await page.evaluate(() => (location.hash = 'icon-no-such-icon'));
    await expect(details(page)).toStayHidden();
  });

  test('show the recommended usage', async ({ visit }) => {
    const { page } = await visit(`${PATH}#icon-check-circle`);
    await details(page).getByText('Success: an action worked').waitFor();
  });

  test('offer to reload failed SVGs', async ({ context, visit }) => {
    await context.route('**/api/icons/*.json', (route) => route.abort());
    // The remaining tiles of the query load other SVGs.
    const { page } = await visit(`${PATH}?q=zoom#icon-bell`);
    await details(page).getByText('Couldn’t load the icon.').waitFor();
    await context.unroute('**/api/icons/*.json');
    await details(page).getByRole('button', { name: 'Try again' }).click();
    await details(page).getByRole('button', { name: 'Copy SVG' }).first().waitFor();
  });
});
