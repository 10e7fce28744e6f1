import { deflateRawSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { collectExceptions } from './pageHealth.ts';
import { strangerTest as test } from './stranger.ts';

const PAGE = '/components/accordion';
const STANDALONE = `${PAGE}/bordered`;
const SHARED = `/components/badge#code=read.ts.${deflateRawSync('const Example = () => <p>shown</p>').toString('base64url')}`;
const WAIT = { timeout: 10_000 };
/** Time until a visible example is hydrated. */
const SETTLE_MS = 500;

/** Embeds an address in an iframe of the open page. */
async function frame(page: Page, address: string): Promise<FrameLocator> {
  await page.evaluate((src) => {
    const element = document.createElement('iframe');
    Object.assign(element, { src, id: 'framed', width: 1100, height: 700 });
    document.body.prepend(element);
  }, address);
  return page.frameLocator('#framed');
}

test.describe('a document embedded by another site', () => {
  for (const [name, path] of [
    ['a page', PAGE],
    ['a standalone example', STANDALONE]
  ] as const) {
    test(`runs no example, and links to itself: ${name}`, async ({ context, plainAddress, stranger }) => {
      const page = await context.newPage();
      const exceptions = collectExceptions(page);
      await page.goto(stranger);
      const framed = await frame(page, plainAddress + path);
      const notice = framed.locator('.pb-framing-notice');
      await notice.getByText('Examples don’t run here.').waitFor(WAIT);
      await framed.locator('[data-preview]').first().scrollIntoViewIfNeeded();
      await page.waitForTimeout(SETTLE_MS);
      await expect(framed.locator('[data-state=live]')).toHaveCount(0);
      await expect(notice).toHaveCount(1);

      const opened = context.waitForEvent('page');
      await notice.getByRole('link', { name: 'Open the page on its own' }).click();
      const alone = await opened;
      await alone.locator('[data-state=live]').first().waitFor(WAIT);
      expect(alone.url()).toBe(plainAddress + path);
      expect(await alone.evaluate(() => window.opener === null)).toBe(true);
      await expect(alone.locator('.pb-framing-notice')).toHaveCount(0);
      expect(exceptions).toEqual([]);
    });
  }

  test('does not run the code of a link', async ({ context, plainAddress, stranger }) => {
    const page = await context.newPage();
    await page.goto(stranger);
    const framed = await frame(page, plainAddress + SHARED);
    await framed.locator('.pb-shared-error').getByText('Code from links doesn’t run').waitFor(WAIT);
    await page.waitForTimeout(SETTLE_MS);
    await expect(framed.locator('iframe')).toHaveCount(0);
    await expect(framed.getByRole('textbox', { name: /^Code of/ })).toHaveCount(0);
  });
});

test.describe('a document embedded by a page of the same site', () => {
  for (const [name, path] of [
    ['a page', PAGE],
    ['a standalone example', STANDALONE]
  ] as const) {
    test(`works: ${name}`, async ({ context, plainAddress }) => {
      const page = await context.newPage();
      await page.goto(`${plainAddress}/layouts/flex`);
      const framed = await frame(page, plainAddress + path);
      await framed.locator('[data-preview]').first().scrollIntoViewIfNeeded();
      await framed.locator('[data-state=live]').first().waitFor(WAIT);
      await expect(framed.locator('.pb-framing-notice')).toHaveCount(0);
    });
  }

  test('runs the code of a link', async ({ context, plainAddress }) => {
    const page = await context.newPage();
    await page.goto(`${plainAddress}/layouts/flex`);
    const framed = await frame(page, plainAddress + SHARED);
    await framed.frameLocator('iframe[data-shown]').getByText('shown').waitFor({ timeout: 20_000 });
  });
});
