import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';

const test = siteTest('sites/patternfly');
const NO_SCRIPT = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  test('a page shows its text and its examples', async ({ visitAs }) => {
    const { page } = await visitAs(NO_SCRIPT, '/components/accordion');
    expect(await page.locator('h1').innerText()).toBe('Accordion');
    const previews = page.locator('[data-preview]');
    expect(await previews.count()).toBe(5);
    for (const preview of await previews.all()) {
      expect(await preview.locator('.pf-v6-c-accordion').isVisible()).toBe(true);
    }
  });

  test('every kind of link leads on', async ({ visitAs }) => {
    const { page } = await visitAs(NO_SCRIPT, '/components/accordion');
    await page.locator('.pb-tabs a', { hasText: 'HTML' }).click();
    await expect.poll(() => page.title()).toBe('HTML · Accordion · PatternFly');
    await page.locator('#navigation a[href="/components/button"]').click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Button');

    await page.locator('#navigation a', { hasText: 'Charts' }).first().click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About charts');
    await page.locator('main a[href="/charts/area-chart"]').click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Area chart');
  });

  test('a narrow window has the navigation too', async ({ visitAs }) => {
    const { page } = await visitAs({ ...NO_SCRIPT, viewport: { width: 390, height: 800 } }, '/components/accordion');
    await page.locator('#navigation a[href="/components/button"]').click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Button');
  });
});
