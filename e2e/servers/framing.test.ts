import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';

const { frame } = JSON.parse(readFileSync('sites/starter/dist/code.json', 'utf8')) as { frame: string };

/** Fixtures: a second server with another origin of the same site. */
const test = base.extend<object, { stranger: string }>({
  stranger: [
    async ({}, use) => {
      const server = createServer((_, response) =>
        response.setHeader('Content-Type', 'text/html').end('<h1>Stranger</h1>')
      );
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
      server.close();
    },
    { scope: 'worker' }
  ]
});
test.use({ site: 'sites/starter' });

/** Embeds an address without a sandbox, and returns its origin and text. */
async function frameIn(page: Page, address: string): Promise<{ origin: string; text: string }> {
  await page.evaluate(async (src) => {
    const element = document.createElement('iframe');
    element.src = src;
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    document.body.append(element);
    await loaded;
  }, address);
  const inner = page.frames().at(-1);
  const origin = (await inner?.evaluate(() => self.origin)) ?? '';
  return { origin, text: (await inner?.title()) ?? '' };
}

test.describe('pages of other origins', () => {
  for (const path of ['/components/button', '/components/button/variants', frame]) {
    test(`can't embed ${path}`, async ({ context, address, stranger }) => {
      const page = await context.newPage();
      await page.goto(stranger);
      const { origin } = await frameIn(page, address + path);
      expect(origin).not.toBe(address);
      expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    });
  }
});

test.describe('the isolated frame', () => {
  test('has an opaque origin even without a sandbox', async ({ context, address }) => {
    const page = await context.newPage();
    await page.goto(`${address}/components/button`);
    expect(await frameIn(page, address + frame)).toEqual({ origin: 'null', text: 'Example' });
  });

  test('never has the origin of the site in a window of its own', async ({ context, address }) => {
    const page = await context.newPage();
    await page.goto(address + frame).catch(() => undefined);
    expect(await page.evaluate(() => self.origin)).not.toBe(address);
  });
});

test.describe('pages of the site', () => {
  test('can embed each other', async ({ context, address }) => {
    const page = await context.newPage();
    await page.goto(`${address}/components/button`);
    expect((await frameIn(page, `${address}/components/chip`)).origin).toBe(address);
  });
});
