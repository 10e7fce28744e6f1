import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';

const { frame } = JSON.parse(readFileSync('sites/starter/dist/code.json', 'utf8')) as { frame: string };

/** With a second server, whose pages have another origin of the same site. */
const test = siteTest('sites/starter').extend('stranger', async ({}, { onCleanup }) => {
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<h1>Stranger</h1>')
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onCleanup(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
});

/** Frames an address without a sandbox, and tells what shows there. */
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

describe('other origins', () => {
  test.for(['/components/button', '/components/button/variants', frame])(
    'can not frame %s',
    async (path, { context, address, stranger }) => {
      const page = await context.newPage();
      await page.goto(stranger);
      const { origin } = await frameIn(page, address + path);
      expect(origin).not.toBe(address);
      expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    }
  );
});

describe('the isolated frame', () => {
  test('has an origin of its own where a page frames it without a sandbox', async ({ context, address }) => {
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

describe('pages of the site', () => {
  test('may frame each other', async ({ context, address }) => {
    const page = await context.newPage();
    await page.goto(`${address}/components/button`);
    expect((await frameIn(page, `${address}/components/chip`)).origin).toBe(address);
  });
});
