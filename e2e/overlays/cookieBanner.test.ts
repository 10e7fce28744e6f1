import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage } from '../support/navigation.ts';

const PATH = '/components/accordion';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const close = (page: Page) => banner(page).getByRole('button', { name: 'Got it' });

test.describe('the cookie banner', () => {
  test('stays until it is closed, and does not return', async ({ visit }) => {
    const { page } = await visit(PATH);
    expect(
      await banner(page)
        .getByRole('link', { name: /Privacy statement/ })
        .getAttribute('href')
    ).toContain('privacy');
    await choosePage(page, '/components/button');
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await close(page).click();
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('gdpr-banner-closed'))).toBe('true');
    await page.reload();
    await expect(banner(page)).toStayHidden();
  });

  test('is the second tab stop, and focus continues in the page after it is closed', async ({ visit }) => {
    const { page } = await visit(PATH);
    for (const name of ['Skip to content', 'Privacy statement', 'Got it']) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
      ).toContain(name);
    }
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pb_main');
  });

  test('causes no layout shift and does not obscure the focused element', { tag: '@full' }, async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 600 } }, PATH);
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const links = page.locator('main a:visible, main button:visible');
    const { y: before } = (await page.locator('h1').boundingBox()) ?? {};
    for (let index = 0; index < Math.min(12, await links.count()); index += 1) {
      await links.nth(index).focus();
      const box = await links.nth(index).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await close(page).click();
    expect((await page.locator('h1').boundingBox())?.y).toBe(before);
  });

  test('leaves the current page in the navigation visible', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 1440, height: 900 } }, '/layouts/grid');
    const current = page.locator('#pb_navigation [aria-current="page"]');
    await expect(current).toBeVisible();
    const top = (await banner(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => ((await current.boundingBox())?.y ?? Infinity) + 32).toBeLessThanOrEqual(top);
  });

  test('is a line of a phone, below the open navigation', async ({ visitAs }) => {
    const { page } = await visitAs({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }, PATH);
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(44);
    expect((await close(page).boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await page.getByRole('button', { name: 'Global navigation' }).tap();
    const shown = () =>
      page.evaluate(() => document.elementFromPoint(100, 830)?.closest('.pb-cookies, .pb-sidebar')?.className);
    await expect.poll(shown).toBe('pb-sidebar');
  });

  test('is the small foot of the navigation in a wide window', async ({ visitAs }) => {
    for (const width of [1200, 1440]) {
      const { page } = await visitAs({ viewport: { width, height: 900 } }, PATH);
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(72);
    }
  });

  test('covers nothing of the page beside the navigation', async ({ visit }) => {
    const { page } = await visit(PATH);
    const box = await banner(page).boundingBox();
    const navigation = await page.locator('#pb_navigation').boundingBox();
    expect(box?.x).toBe(navigation?.x);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(
      (navigation?.x ?? 0) + (navigation?.width ?? 0)
    );
    await page.locator('#pb_navigation').getByRole('link').last().focus();
    const last = await page.locator('#pb_navigation').getByRole('link').last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  });

  test('is right that nothing is sent, and that no cookie is set', async ({ visit, address }) => {
    const { page } = await visit('/');
    await expect(banner(page)).toContainText('No cookies, no tracking');
    const foreign: string[] = [];
    page.on('request', (request) => request.url().startsWith(address) || foreign.push(request.url()));
    await page.reload();
    await close(page).click();
    await choosePage(page, '/components/all-components');
    await choosePage(page, '/components/accordion');
    await page.waitForLoadState('networkidle');
    expect(await page.context().cookies()).toEqual([]);
    expect(foreign.filter((url) => !/^(?:data|blob):/.test(url))).toEqual([]);
  });

  test('leaves no gap after it is closed, immediately or on later pages', async ({ visit }) => {
    const { page } = await visit(PATH);
    const endOfPage = (): Promise<number> =>
      page.evaluate(() => {
        const { bottom } = document.querySelector('.pb-footer')?.getBoundingClientRect() ?? { bottom: 0 };
        return Math.round(document.documentElement.scrollHeight - scrollY - bottom);
      });
    await close(page).click();
    await expect.poll(endOfPage).toBeCloseTo(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await endOfPage()).toBeCloseTo(0);
  });

  test('does not cover the end of the page', async ({ visitAs }) => {
    const { page } = await visitAs({ viewport: { width: 390, height: 600 } }, PATH);
    // The page changes its height as long as it lays out its last examples.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.getByRole('contentinfo').boundingBox();
      const { y: top = 0 } = (await banner(page).boundingBox()) ?? {};
      expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThan(top + 1);
    }).toPass();
  });

  test('is closed for the visit if storage is unavailable', { tag: '@full' }, async ({ context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Refused.');
        }
      });
    });
    const page = await context.newPage();
    await page.goto(PATH);
    await close(page).click();
    await choosePage(page, '/components/button');
    await expect(banner(page)).toStayHidden();
  });

  test('is static text above the page without JavaScript', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    expect((await banner(page).boundingBox())?.y).toBeLessThan(10);
    await expect(close(page)).toBeHidden();
  });
});
