import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SITE = 'sites/patternfly';

const output = resolve(import.meta.dirname, '../..', SITE, 'dist');

const CARDS = {
  'Getting started': '/get-started/about-patternfly',
  Guidelines: '/design-foundations/colors',
  Components: '/components/about-modal',
  Charts: '/charts/about-charts'
};

/** The search has links too. */
const cardsOf = (page: Page) => page.getByRole('main').locator('.pb-lost-cards').getByRole('listitem');

test.describe('an unknown address', () => {
  test('shows an explanation and four links', async ({ visit }) => {
    const { page, status } = await visit('/components/no-such-thing');
    expect(status).toBe(404);
    expect(await page.title()).toContain('404 Error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That page no longer exists');
    await page.getByText('Another page might have the information you need, so try searching the product.').waitFor();
    await expect(page.getByText('Requested address:')).toHaveText('Requested address: /components/no-such-thing');
    const cards = cardsOf(page);
    await expect(cards).toHaveCount(4);
    for (const [title, target] of Object.entries(CARDS)) {
      const card = cards.filter({ has: page.getByText(title, { exact: true }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', target);
    }
    await page.getByRole('link', { name: 'Return to home page' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  test('is served at its own address too', async ({ visit }) => {
    const { page } = await visit('/404');
    expect(await page.title()).toContain('404 Error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That page no longer exists');
  });

  for (const { width, columns } of [
    { width: 390, columns: 1 },
    { width: 800, columns: 2 },
    { width: 1200, columns: 4 }
  ]) {
    test(`lays out the links at ${width} px`, async ({ visitAs }) => {
      const { page } = await visitAs({ viewport: { width, height: 900 } }, '/no/such/page');
      const boxes = await cardsOf(page).evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect)
      );
      expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(columns);
      // No taller than their content.
      expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThan(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

const ARCHIVE = 'https://v4-archive.patternfly.org';

test.describe('an address of version 4', () => {
  for (const [from, to] of [
    ['/v4', '/v4'],
    ['/v4/', '/v4'],
    ['/v4/components/About-Modal/?theme=dark', '/v4/components/About-Modal/?theme=dark']
  ]) {
    test(`redirects ${from} to the archive`, async ({ context }) => {
      const response = await context.request.get(from ?? '', { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(ARCHIVE + (to ?? ''));
    });
  }
});

/** A host without redirect rules: it serves files, and the 404 document for everything else. */
const plainHost = test.extend<object, { host: string }>({
  host: [
    async ({}, use) => {
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isFile = /\.\w+$/.test(pathname);
        try {
          const body = readFileSync(join(output, isFile ? pathname : `${pathname}/index.html`));
          response.setHeader('Content-Type', CONTENT_TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? 'html'] ?? 'text/plain');
          response.end(body);
        } catch {
          response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync(join(output, '404.html')));
        }
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
    { scope: 'worker' }
  ]
});

const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml'
};

test.describe('on a host without redirect rules', () => {
  for (const [from, to] of [
    ['/v4/', `${ARCHIVE}/v4`],
    ['/v4/components/About-Modal/?theme=dark#examples', `${ARCHIVE}/v4/components/About-Modal/?theme=dark#examples`]
  ]) {
    plainHost(`the 404 document sends ${from} to the archive`, async ({ context, host }) => {
      const page = await context.newPage();
      await page.route(`${ARCHIVE}/**`, (route) => route.fulfill({ body: 'The archive.' }));
      await page.goto(host + (from ?? ''));
      await expect.poll(() => page.url()).toBe(to);
    });
  }

  plainHost('the 404 document follows what moved inside the site', async ({ context, host }) => {
    const page = await context.newPage();
    await page.goto(`${host}/foundations-and-styles/layouts/flex`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/layouts/flex');
  });
});
