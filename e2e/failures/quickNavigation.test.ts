import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage, pageShown, routePages } from '../support/navigation.ts';

/** Page headings, without those in examples. */
const headings = (page: Page) => page.locator('#pb_main h1:not([data-preview] *)').allInnerTexts();

test.describe('a reader who navigates faster than the network', () => {
  for (const delay of [0, 400]) {
    test(`sees the last of thirty pages opened in a second, with ${delay} ms per file`, async ({ visit }) => {
      const { page, errors } = await visit('/components/accordion');
      await routePages(page, '**/components/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * delay));
        await route.continue().catch(() => undefined);
      });
      const last = await page.evaluate(async () => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('#pb_navigation a[href^="/components/"]')].slice(
          2,
          32
        );
        for (const link of links) {
          link.click();
          await new Promise((resolve) => setTimeout(resolve, 33));
        }
        return links.at(-1)?.pathname ?? '';
      });
      await pageShown(page, last);
      await expect.poll(async () => (await headings(page)).length).toBe(1);
      expect(new URL(page.url()).pathname).toBe(last);
      await expect.poll(() => page.title()).toContain((await headings(page))[0]?.split('\n')[0]);
      await expect(page.locator('#pb_navigation [aria-current=page]')).toHaveAttribute('href', last);
      expect(errors.list).toEqual([]);
    });
  }

  test('ends at the right page after thirty back and forward steps', { tag: '@full' }, async ({ visit }) => {
    const { page, errors } = await visit('/components/accordion');
    const paths = ['/components/badge', '/components/button', '/components/card', '/components/divider'];
    for (const path of paths) {
      await choosePage(page, path);
    }
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
    await page.evaluate(async () => {
      for (let step = 0; step < 30; step += 1) {
        if (step % 4 > 1) {
          history.forward();
        } else {
          history.back();
        }
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    // The browser drops steps that overtake each other, so the final entry varies, but the page must match it.
    await page.waitForTimeout(500);
    const { pathname } = new URL(page.url());
    await pageShown(page, pathname);
    const name = pathname.split('/').at(-1) ?? '';
    await expect.poll(async () => (await headings(page)).map((text) => text.toLowerCase())).toEqual([name]);
    expect((await page.title()).toLowerCase()).toContain(name);
    await expect(page.locator('html')).toHaveAttribute('data-same', '');
    expect(errors.list).toEqual([]);
  });
});
