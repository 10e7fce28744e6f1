import { expect, test } from '../../support/test.ts';
import { holdRequests } from '../../support/holdRequests.ts';
import { choosePage, pageShown } from '../../support/navigation.ts';

import { PATH, SOON, count, field, isFocused, search, tile, tiles } from './iconsPage.ts';

test.describe('icon search', () => {
  test('finds icons by synonyms, and shows the count', async ({ visit }) => {
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

  for (const width of [1440, 390]) {
    test(`keeps its field in view, and shows what it finds from the beginning, at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 800 } }, PATH);
      await tile(page, 'bell').waitFor(SOON);
      await page.locator('.pb-icon-others > summary').click();
      await page.evaluate(() => scrollTo({ top: 8000, behavior: 'instant' }));
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      await field(page).fill('facebook');
      await expect(page.locator('.pb-icon:visible').first()).toBeInViewport({ ratio: 1, ...SOON });
      await expect(page.locator('.pb-facet-none', { hasText: 'Actions' })).toBeVisible();
      await expect(page.locator('.pb-facet-none', { hasText: 'Brands' })).toHaveCount(0);
    });
  }

  test('filters by group', async ({ visit }) => {
    const { page } = await visit(PATH);
    await search(page, 'bell');
    await page.getByRole('radio', { name: 'Red Hat UI' }).check();
    await expect.poll(() => tiles(page).allInnerTexts(), SOON).not.toContain('bell');
    const names = await tiles(page).allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('rh-ui-'))).toEqual([]);
  });

  test('filters by purpose, with counts of what is left', async ({ visit }) => {
    const { page } = await visit(PATH);
    const purpose = (name: string) =>
      page.getByRole('group', { name: 'Purpose' }).locator('.pb-facet', { hasText: name });
    await search(page, 'facebook');
    await expect.poll(() => count(page), SOON).toMatch(/^\d of 2,884 icons$/);
    await expect(purpose('Actions')).toHaveText('Actions 0');
    await purpose('Brands').getByRole('radio').check();
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('?purpose=in%3ABrands&q=facebook');
    expect(await tiles(page).allInnerTexts()).toContain('facebook');
    await field(page).fill('');
    await expect(purpose('Brands')).toHaveText(`Brands ${(await count(page)).replace(/ of.*/, '')}`);
  });

  test('begins with interface icons, ends with logos, and tells the number of all once', async ({ visit }) => {
    const { page } = await visit(PATH);
    const names = await page.locator('.pb-icon-lists li').evaluateAll((all) => all.map(({ id }) => id));
    expect(names.indexOf('icon-trash')).toBeLessThan(60);
    expect(names.indexOf('icon-accusoft')).toBeGreaterThan(2400);
    await expect(page.locator('.pb-list-filter')).not.toHaveText(/2,?884[^]*2,?884/);
  });

  test('shows a loading state until the icon list is loaded', async ({ context, visit }) => {
    const release = await holdRequests(context, '**/api/icons.json');
    const { page } = await visit(PATH);
    await search(page, 'trash');
    await expect.poll(() => count(page), SOON).toBe('Loading icons…');
    release();
    await expect.poll(() => count(page), SOON).toMatch(/^[\d,]+ of 2,884 icons$/);
  });

  test('has an empty state with a reset', async ({ visit }) => {
    const { page } = await visit(PATH);
    await search(page, 'no such icon');
    await page.getByRole('heading', { name: /^No icons match/ }).waitFor();
    expect(await count(page)).toBe('0 of 2,884 icons');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => count(page), SOON).toBe('2,884 icons');
    expect(await isFocused(field(page))).toBe(true);
    await tile(page, 'angle-down').waitFor();
  });

  test('is in the URL, for links and back navigation', async ({ visit }) => {
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
