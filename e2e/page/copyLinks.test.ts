import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';

const test = siteTest('sites/patternfly');

const PATH = '/components/accordion';
const link = (page: Page) => page.getByRole('link', { name: 'Link to Bordered' });
const tooltip = (page: Page) => page.getByRole('tooltip');

describe('the link beside a heading', () => {
  test('copies its address and says so', async ({ newContext, address }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(PATH);
    await page.getByRole('heading', { name: 'Bordered' }).hover();
    await link(page).hover();
    await expect.poll(() => tooltip(page).innerText()).toBe('Copy link to clipboard');
    const before = page.url();
    await link(page).click();
    await expect.poll(() => tooltip(page).innerText()).toBe('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}${PATH}#bordered`);
    expect(await page.locator('#announcer').innerText()).toBe('Link copied');
    expect(page.url()).toBe(before);
  });

  test('works from the keyboard, and has its first text again the next time', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(PATH);
    await page.keyboard.press('Tab');
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => tooltip(page).innerText()).toBe('Link copied');
    await page.keyboard.press('Tab');
    await tooltip(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => tooltip(page).innerText()).toBe('Copy link to clipboard');
  });

  test('says when the browser refuses, and leaves the link in the address bar', async ({ newContext }) => {
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
    await expect.poll(() => page.locator('#announcer').innerText()).toContain('could not be copied');
    expect(new URL(page.url()).hash).toBe('#bordered');
  });

  test('is a plain link without JavaScript, and no part of the heading’s name', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    expect(await page.getByRole('heading', { name: 'Bordered', exact: true }).count()).toBe(1);
    await link(page).focus();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#bordered');
  });

  test('shows without a pointer that could ask for it', async ({ visitAs }) => {
    const { page } = await visitAs({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }, PATH);
    expect(await link(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
});
