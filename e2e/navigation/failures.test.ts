import { expect, test } from '../support/test.ts';
import { choosePage, pageShown, routePages } from '../support/navigation.ts';

test.describe('a page that fails to load', () => {
  test('shows a message and a retry', async ({ context, visit }) => {
    const { page } = await visit('/components/accordion');
    await context.setOffline(true);
    await page.locator('#pb_navigation a[href="/components/button"]').click();
    const heading = page.getByRole('heading', { name: 'Couldn’t load this page' });
    await heading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/components/button');
    await expect(heading).toBeFocused();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await expect(page).toHaveTitle('Button · PatternFly');
  });

  test('keeps the back button working', async ({ context, visit }) => {
    const { page } = await visit('/components/accordion');
    await context.setOffline(true);
    await page.locator('#pb_navigation a[href="/components/button"]').click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await context.setOffline(false);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Accordion' }).waitFor();
  });

  test('falls back to the host if the site does not know it', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/no/such/page';
      link.textContent = 'Nowhere';
      document.querySelector('#pb_main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Nowhere' }).click();
    await page.getByRole('heading', { name: 'That page no longer exists' }).waitFor();
  });
});

test.describe('a new deployment while a page is open', () => {
  test('loads the document of the next page', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await routePages(page, '**/components/button', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace(/data-frame="[^"]+"/, 'data-frame="newer"')
      });
    });
    const reloaded = page.waitForEvent('load');
    await page.locator('#pb_navigation a[href="/components/button"]').click();
    await reloaded;
    await pageShown(page, '/components/button');
    await expect(page.locator('h1')).toHaveText('Button');
  });

  test('gets its examples after one reload', async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    let loads = 0;
    page.on('load', () => (loads += 1));
    // The document of the previous deployment references a module that no longer exists.
    await page.route('**/components/accordion', async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({
        body: loads === 0 ? body.replace(/data-module="[^"]+"/, 'data-module="/assets/old.js"') : body,
        contentType: 'text/html'
      });
      await page.unroute('**/components/accordion');
    });
    await page.goto('/components/accordion');
    await page.locator('[data-preview][data-state=live]').first().waitFor();
    expect(loads).toBe(2);
  });
});

test.describe('client-side navigation', () => {
  test('moves focus to the heading', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await choosePage(page, '/components/button');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Button');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('moves focus to the anchor of the link', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/components/button#variations';
      link.textContent = 'Onward';
      document.querySelector('#pb_main')?.prepend(link);
    });
    const { id } = await page.evaluate(async () => {
      const html = await (await fetch('/components/button')).text();
      const anchor = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('#pb_main :is(h2, h3)[id]')[1];
      document
        .querySelector<HTMLAnchorElement>('#pb_main > a')
        ?.setAttribute('href', `/components/button#${anchor?.id}`);
      return { id: anchor?.id };
    });
    await page.getByRole('link', { name: 'Onward' }).click();
    await pageShown(page, '/components/button');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`fades in unless motion is reduced: ${motion}`, async ({ visitAs }) => {
      const { page } = await visitAs({ reducedMotion: motion }, '/components/accordion');
      await page.evaluate(() => {
        const main = document.querySelector('main');
        const animate = main?.animate.bind(main);
        if (main && animate) {
          main.animate = (...options) => {
            document.documentElement.dataset['fades'] = 'yes';
            return animate(...options);
          };
        }
      });
      await choosePage(page, '/components/button');
      expect(await page.locator('html').getAttribute('data-fades')).toBe(motion === 'reduce' ? null : 'yes');
    });
  }
});
