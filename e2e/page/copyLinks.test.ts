import type { Page } from '@playwright/test';
import { scrollSettled } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/components/accordion';
const link = (page: Page) => page.getByRole('link', { name: 'Link to Bordered' });
const tooltip = (page: Page) => page.getByRole('tooltip');

test.describe('the link next to a heading', () => {
  test('copies its URL and confirms it', async ({ newContext, address }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(PATH);
    const heading = page.getByRole('heading', { name: 'Bordered' });
    // Scrolling hides tooltips.
    await heading.scrollIntoViewIfNeeded();
    await scrollSettled(page);
    await heading.hover();
    await link(page).hover();
    await expect(tooltip(page)).toHaveText('Copy link to clipboard');
    const before = page.url();
    await link(page).click();
    await expect(tooltip(page)).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}${PATH}#bordered`);
    await expect(page.locator('#pb_announcer')).toHaveText('Link copied');
    expect(page.url()).toBe(before);
  });

  test('works by keyboard, and shows its original text the next time', { tag: '@full' }, async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(PATH);
    await page.keyboard.press('Tab');
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(tooltip(page)).toHaveText('Link copied');
    await page.keyboard.press('Tab');
    await tooltip(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip(page)).toHaveText('Copy link to clipboard');
  });

  test('reports denied clipboard access, and puts the link into the address bar', async ({ newContext }) => {
    const context = await newContext();
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }
      })
    );
    const page = await context.newPage();
    await page.goto(PATH);
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#pb_announcer')).toContainText('Couldn’t copy');
    expect(new URL(page.url()).hash).toBe('#bordered');
  });

  test('is a plain link without JavaScript, and not part of the heading’s name', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    await expect(page.getByRole('heading', { name: 'Bordered', exact: true })).toHaveCount(1);
    await link(page).focus();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#bordered');
  });

  test('appears on a phone once its heading is pressed', async ({ visitAs }) => {
    const { page } = await visitAs({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }, PATH);
    const look = () => link(page).evaluate((element) => getComputedStyle(element));
    expect(await look()).toMatchObject({ opacity: '0', pointerEvents: 'none' });
    const heading = page.getByRole('heading', { name: 'Bordered' });
    await heading.scrollIntoViewIfNeeded();
    await scrollSettled(page);
    // As a press does, which a busy machine may make too long.
    await heading.hover();
    await expect.poll(look).toMatchObject({ opacity: '1', pointerEvents: 'auto' });
  });
});
