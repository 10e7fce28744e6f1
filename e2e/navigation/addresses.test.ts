import { expect, test } from '../support/test.ts';

/** Address -> final destination. */
const MOVED = {
  'the first tab by its source tag': ['/components/accordion/react', '/components/accordion'],
  'an example below the first tab': ['/components/accordion/react/bordered', '/components/accordion/bordered'],
  'an address in the packages’ navigation': ['/foundations-and-styles/layouts/flex', '/layouts/flex'],
  'an address in the packages’ navigation, case-sensitive': [
    '/extensions/ChatBot/messages',
    '/patternfly-ai/chatbot/messages'
  ],
  'an unnormalized source tag': ['/charts/area-chart/-Victory', '/charts/area-chart']
} satisfies Record<string, [string, string]>;

test.describe('addresses', () => {
  test('respond with 404 and links if they are unknown', async ({ visit }) => {
    const { page, status } = await visit('/no/such/page');
    expect(status).toBe(404);
    await expect(page).toHaveTitle('404 Error · PatternFly');
    await expect(page.locator('h1')).toHaveText('That page no longer exists');
    const text = 'Another page might have the information you need, so try searching the product.';
    await expect(page.locator('main')).toContainText(text);
    await expect(page.getByRole('link', { name: 'Return to home page' })).toHaveAttribute('href', '/');
  });

  test('lead to the 404 document from inside the site if the page is missing', async ({ visit }) => {
    const { page } = await visit('/components/accordion');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/no/such/page', textContent: 'nowhere' });
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    await expect(page.locator('h1')).toHaveText('That page no longer exists');
    expect(new URL(page.url()).pathname).toBe('/no/such/page');
  });

  test('work with and without a trailing slash', async ({ visit }) => {
    for (const path of ['/components/button', '/components/button/']) {
      const { page, status } = await visit(path);
      expect({ path, status, heading: await page.locator('h1').innerText() }).toEqual({
        path,
        status: 200,
        heading: 'Button'
      });
    }
  });

  for (const [name, [from, to]] of Object.entries(MOVED)) {
    test(`redirect ${name}`, async ({ visit }) => {
      const { page, status } = await visit(from);
      expect({ path: new URL(page.url()).pathname.replace(/(.)\/$/, '$1'), status }).toEqual({ path: to, status: 200 });
    });
  }

  test('of an older edition redirect to its archive', async ({ context }) => {
    for (const path of ['/v4', '/v4/components/button']) {
      const response = await context.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(`https://v4-archive.patternfly.org${path}`);
    }
  });
});
