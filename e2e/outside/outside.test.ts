import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { casesOfTier } from '../support/tier.ts';
import { pageShown, routePages } from '../support/navigation.ts';
import { outputOf } from '../support/readSite.ts';

const SITE = 'sites/patternfly';

const PATH = '/components/badge';
const HTML = { contentType: 'text/html', body: '<!doctype html><h1>Welcome to our host</h1><script>alert(1)</script>' };

const TRY_EVAL = `
const tries = [() => eval('1'), () => new Function('return 1')()];
const results = tries.map((run) => { try { run(); return 'ran'; } catch { return 'blocked'; } });
document.documentElement.dataset.eval = results.join(' ');
`;

const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });
const latest = { name: '9.9.9', date: '2026-01-01', latest: true, hidden: false, versions: {} };
const releases = (...others: object[]) => json({ Releases: [latest, ...others] });

test.describe('/versions.json', () => {
  for (const [name, answer] of casesOfTier([
    ['is HTML', HTML],
    ['is truncated', { contentType: 'application/json', body: '{"Releases":[{"na' }],
    ['is deeply nested', { contentType: 'application/json', body: '['.repeat(200_000) + ']'.repeat(200_000) }],
    ['is of other types', json({ Releases: { length: 3, 0: 7, __proto__: [] } })],
    ['has 10 MB', json({ Releases: ['x'.repeat(10_000_000)] })],
    ['has a lone surrogate', releases({ name: 'a\ud800', latest: false, hidden: false, versions: {} })],
    [
      'has a javascript: URL',
      releases({ name: 'javascript:alert(1)', date: '2023-02-31', latest: false, hidden: false })
    ],
    ['has another host', releases({ name: '/evil.example', latest: false, hidden: false })],
    ['has HTML', releases({ name: '<img src=x onerror=alert(1)>', latest: false, versions: { '<b>': '<i>' } })],
    ['lists thousands', releases(...Array.from({ length: 5000 }, (_, index) => ({ ...latest, name: `${index}` })))]
  ] as const)) {
    test(`is handled if it ${name}`, async ({ context }) => {
      const page = await context.newPage();
      const exceptions: string[] = [];
      page.on('pageerror', ({ message }) => exceptions.push(message));
      await page.route('**/versions.json', (route) => route.fulfill(answer));
      await page.goto(PATH);
      await page.getByRole('button', { name: /^Release / }).click();
      const menu = page.getByRole('dialog', { name: 'Releases' });
      await menu.waitFor();
      await expect(menu.locator('img, script')).toHaveCount(0);
      const links = await menu
        .locator('a')
        .evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).href, link.getAttribute('href')]));
      const { origin } = new URL(page.url());
      for (const [address = '', written = ''] of links) {
        expect(URL.canParse(address ?? '')).toBe(true);
        expect(address?.startsWith(`${origin}/`) === true || /^https:/.test(written ?? '')).toBe(true);
      }
      await expect(page.locator('h1').first()).toContainText('Badge');
      expect(exceptions).toEqual([]);
    });
  }
});

test.describe('an answer to client-side navigation', () => {
  for (const [name, answer] of casesOfTier([
    ['another document', HTML],
    ['truncated', { contentType: 'text/html', body: '<!doctype html><html data-frame="f1"><head><title>Badge' }],
    ['JSON', json({ frame: 7, main: ['<img src=x onerror=alert(1)>'] })],
    ['empty', { contentType: 'text/html', body: '' }]
  ] as const)) {
    test(`that is ${name} causes one document load instead`, async ({ visit }) => {
      const { page } = await visit('/components/accordion');
      let loads = 0;
      page.on('load', () => (loads += 1));
      await routePages(page, '**/components/badge', (route) => route.fulfill(answer));
      await page.locator(`#pb_navigation a[href="${PATH}"]`).last().click();
      await expect.poll(() => loads).toBe(1);
      await pageShown(page, PATH);
      await expect(page.locator('#pb_main h1').first()).toContainText('Badge');
      await page.waitForTimeout(1000);
      expect(loads).toBe(1);
    });
  }
});

test.describe('redirects in the 404 document', () => {
  for (const [name, redirects] of casesOfTier([
    [
      'grow',
      (from: string) => [
        { from: '/no/*', to: '/no/more/:splat' },
        { from, to: '/no/more' }
      ]
    ],
    [
      'form a cycle',
      (from: string) => [
        { from, to: '/no/other' },
        { from: '/no/other', to: from }
      ]
    ],
    ['lead to a javascript: URL', (from: string) => [{ from, to: 'javascript:document.title="ran"' }]],
    ['lead to a data: URL', (from: string) => [{ from, to: 'data:text/html,<h1>Elsewhere</h1>' }]],
    ['are not a list', () => ({ length: 1, 0: { from: '/no/such', to: '/' } })],
    ['are of other types', () => [null, 7, { from: 1 }, { from: [], to: {} }]]
  ] as const)) {
    test(`that ${name} are ignored`, async ({ context }) => {
      const page = await context.newPage();
      const exceptions: string[] = [];
      page.on('pageerror', ({ message }) => exceptions.push(message));
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.route('**/redirects.json', (route) => route.fulfill(json(redirects('/no/such'))));
      await page.goto('/no/such').catch(() => undefined);
      await page.waitForTimeout(2500);
      expect(loads).toBeLessThan(4);
      expect(new URL(page.url()).protocol).toBe('http:');
      await expect(page.locator('h1').first()).toHaveText('That page no longer exists');
      await expect(page).not.toHaveTitle('ran');
      expect(exceptions).toEqual([]);
    });
  }
});

test.describe('eval', () => {
  const assets = readdirSync(join(outputOf(SITE), 'assets'));
  const api = readdirSync(join(outputOf(SITE), 'api/components')).find((name) => name.endsWith('.html')) ?? '';
  for (const path of ['/', PATH, '/search', '/404', '/no/such', `${PATH}/unread`, `/api/components/${api}`]) {
    test(`is blocked in ${path}`, async ({ context }) => {
      const page = await context.newPage();
      // Runs as a script of the site, since the policy does not apply to scripts of the test.
      const script = assets.find((name) => /^main-.*\.js$/.test(name)) ?? '';
      await page.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.route(`**/assets/${script}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: TRY_EVAL })
      );
      await page.goto(path);
      await page.evaluate(
        (address) =>
          new Promise((resolve) => {
            const element = document.createElement('script');
            element.src = address;
            element.onload = element.onerror = resolve;
            document.head.append(element);
          }),
        `/assets/${script}`
      );
      await expect(page.locator('html')).toHaveAttribute('data-eval', 'blocked blocked');
    });
  }
});
