import type { Page } from '@playwright/test';
import { storePreferences } from '../support/storePreferences.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/components/page/react-demos';
const TITLE = 'Sticky section group (alternate syntax)';

const cardOf = (page: Page) =>
  page.locator('.pb-full-screen').filter({ has: page.getByRole('link', { name: `Open fullscreen ${TITLE} example` }) });

/** Removes thumbnails from the server's response, as if none were rendered. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const cards = html.replace(
      /<div class="pb-full-screen-picture"[^>]*>.*?<\/div>/gs,
      '<div class="pb-full-screen-picture pb-full-screen-frame" aria-hidden="true"></div>'
    );
    await route.fulfill({ response, body: cards });
  });
}

test.describe('a full-screen example', () => {
  test('opens in a new tab, wherever its card is clicked', async ({ context, visit, address }) => {
    const { page } = await visit(PATH);
    const opened = context.waitForEvent('page');
    const card = cardOf(page);
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
    const example = await opened;
    expect(example.url()).toBe(`${address}${PATH}/sticky-section-group-alternate-syntax`);
  });

  test('replaces a missing thumbnail when it nears the viewport', async ({ context }) => {
    const page = await context.newPage();
    await withoutPictures(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(`${PATH}/`)) {
        documents.push(request.url());
      }
    });
    await page.goto(PATH);
    const last = page.locator('.pb-full-screen').last();
    const frame = last.locator('iframe');
    await expect(frame).toHaveCount(0);
    const before = documents.length;
    await last.scrollIntoViewIfNeeded();
    await frame.waitFor();
    expect(documents.length).toBeGreaterThan(before);
    // As wide as the card, although laid out for a large window.
    const [inner, outer] = [await frame.boundingBox(), await last.boundingBox()];
    expect(inner?.width).toBeCloseTo(outer?.width ?? 0, -1);
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth)).toBe(1920);
    await expect(frame.contentFrame().locator('script')).toHaveCount(0);
    // As in pictures.
    await expect(frame.contentFrame().locator('.pb-controls')).toHaveCount(0);
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.inert)).toBe(true);
  });

  test('applies the theme there', { tag: '@full' }, async ({ context }) => {
    const page = await context.newPage();
    await withoutPictures(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(PATH);
    const card = cardOf(page);
    await card.scrollIntoViewIfNeeded();
    const root = card.locator('iframe').contentFrame().locator('html');
    await expect.poll(() => root.getAttribute('class'), { timeout: 10_000 }).toContain('pf-v6-theme-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => root.getAttribute('class')).not.toContain('pf-v6-theme-dark');
  });

  test('shows its document in themes of which there is no picture', async ({ context, visit }) => {
    await storePreferences(context, { 'theme-variant-preference': 'felt' });
    const { page, errors } = await visit(PATH);
    const card = cardOf(page);
    await card.scrollIntoViewIfNeeded();
    const root = card.locator('iframe').contentFrame().locator('html');
    await expect(root).toHaveClass(/pf-v6-theme-felt/, { timeout: 10_000 });
    await expect(card.getByRole('img')).toHaveCount(0);
    await page.evaluate(() => {
      localStorage.setItem('theme-variant-preference', 'default');
      document.dispatchEvent(new Event('patternbook:preferences'));
    });
    await expect(card.locator('iframe')).toHaveCount(0);
    await expect(card.getByRole('img')).toHaveCount(1);
    expect(errors.list).toEqual([]);
  });

  test('shows its document in the reader’s own theme', { tag: '@full' }, async ({ context, visit }) => {
    await storePreferences(context, {
      'patternbook-own-theme': ':root { --pf-t--global--background--color--primary--default: rgb(1, 2, 3); }'
    });
    const { page } = await visit(PATH);
    const card = cardOf(page);
    await card.scrollIntoViewIfNeeded();
    const sidebar = card.locator('iframe').contentFrame().locator('.pf-v6-c-page__main-section').first();
    await expect(sidebar).toHaveCSS('background-color', 'rgb(1, 2, 3)', { timeout: 10_000 });
  });
});
