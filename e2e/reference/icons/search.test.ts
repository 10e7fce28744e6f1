import { expect, test } from '../../support/test.ts';
import { choosePage, pageShown } from '../../support/navigation.ts';

import { PATH, SOON, count, field, isFocused, search, tile, tiles } from './iconsPage.ts';

test.describe('the search for icons', () => {
  test('finds what people mean, and says how many', async ({ visit }) => {
    const { page, errors } = await visit(`${PATH}#all-icons`);
    expect(await count(page)).toBe('2,884 icons');
    await search(page, 'settings');
    await expect.poll(() => count(page), SOON).toMatch(/^[\d,]+ of 2,884 icons$/);
    expect(await tiles(page).allInnerTexts()).toContain('cog');
    await field(page).fill('TrashIcon');
    await expect.poll(async () => (await tiles(page).allInnerTexts())[0], SOON).toBe('trash');
    await field(page).fill('check-circle');
    await expect.poll(async () => (await tiles(page).allInnerTexts())[0], SOON).toBe('check-circle');
    await expect(tile(page, 'check-circle').locator('svg path')).toHaveCount(1, SOON);
    expect(errors.list).toEqual([]);
  });

  test('keeps to a group', async ({ visit }) => {
    const { page } = await visit(PATH);
    await search(page, 'bell');
    await page.getByRole('radio', { name: 'Red Hat UI' }).check();
    await expect.poll(() => tiles(page).allInnerTexts(), SOON).not.toContain('bell');
    const names = await tiles(page).allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('rh-ui-'))).toEqual([]);
  });

  test('waits for the list of icons, and says so', async ({ context, visit }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    await context.route('**/api/icons.json', async (route) => {
      await released;
      await route.continue();
    });
    const { page } = await visit(PATH);
    await search(page, 'trash');
    await expect.poll(() => count(page), SOON).toBe('Loading icons…');
    release(null);
    await expect.poll(() => count(page), SOON).toMatch(/^[\d,]+ of 2,884 icons$/);
  });

  test('says when nothing matches, and starts over', async ({ visit }) => {
    const { page } = await visit(PATH);
    await search(page, 'no such icon');
    await page.getByRole('heading', { name: 'No results found' }).waitFor();
    expect(await count(page)).toBe('0 of 2,884 icons');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => count(page), SOON).toBe('2,884 icons');
    expect(await isFocused(field(page))).toBe(true);
    await tile(page, 'accessible-icon').waitFor();
  });

  test('is in the address, there to send and to come back to', async ({ visit }) => {
    const { page } = await visit(`${PATH}?q=hamburger#all-icons`);
    await expect.poll(() => tiles(page).allInnerTexts(), SOON).toContain('bars');
    await field(page).fill('thumbs up');
    await page.getByRole('radio', { name: 'General' }).check();
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('?group=none&q=thumbs+up');
    const found = await count(page);
    await choosePage(page, '/design-foundations/about-design-foundations');
    await page.goBack();
    await pageShown(page, PATH);
    await expect.poll(() => count(page), SOON).toBe(found);
    await expect(field(page)).toHaveValue('thumbs up');
  });
});
