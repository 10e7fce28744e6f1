import { expect, test } from '../support/test.ts';

/** Lists whose field stays in view while they scroll, with something to find and the selector of what they list. */
const LISTS = [
  { path: '/components/all-components', query: 'menu', item: '.pb-gallery-card' },
  { path: '/tokens/all-tokens', query: 'disabled', item: '.pb-token' }
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 }
]) {
  for (const { path, query, item } of LISTS) {
    test(`what is found from deep within ${path} is in view at ${viewport.width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport }, path);
      const field = page.getByRole('main').getByRole('searchbox').first();
      await field.hover();
      await page.evaluate(() => scrollTo(0, 1800));
      await expect(field).toBeInViewport();
      await field.fill(query);
      await expect(page).toHaveURL(new RegExp(`q=${query}`));
      await expect(page.locator(`${item}:visible`).first()).toBeInViewport();
      await expect(field).toBeInViewport();
    });
  }
}
