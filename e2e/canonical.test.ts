import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { choosePage } from './support/navigation.ts';
import { readRoutes } from './support/readSite.ts';

const SITE = 'sites/starter';
test.use({ site: SITE });

/** Public URL in the starter's configuration. */
const PUBLIC = 'https://larkspur.example';

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test.describe('the canonical URL', () => {
  test('is that of the page, for any form of its address', async ({ visit }) => {
    for (const path of ['/components/button', '/components/button/']) {
      const { page } = await visit(path);
      expect(await canonical(page)).toBe(`${PUBLIC}/components/button`);
    }
  });

  test('is updated on client-side navigation', async ({ visit }) => {
    const { page } = await visit('/components/button');
    await choosePage(page, '/components/tag');
    expect(await canonical(page)).toBe(`${PUBLIC}/components/tag`);
  });

  test('of a standalone example is its anchor on the page', async ({ visit }) => {
    const { page } = await visit('/components/button');
    const href = await page
      .getByRole('link', { name: /^Open .* full screen$/ })
      .first()
      .getAttribute('href');
    const { page: alone } = await visit(href ?? '');
    const slug = href?.split('/').at(-1);
    expect(await canonical(alone)).toBe(`${PUBLIC}/components/button#${slug}`);
  });
});

test('the sitemap lists every page that search engines index, and no standalone examples', async ({ address }) => {
  const sitemap = await fetch(`${address}/sitemap.xml`);
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  // Sections without a page of their own have a generated list of their pages.
  const pages = ['/', '/components', '/patterns', ...readRoutes(SITE).map(({ tabPath }) => tabPath)];
  expect(listed.sort()).toEqual(pages.map((page) => `${PUBLIC}${page}`).sort());
});
