import { expect, test } from '../support/test.ts';

const NO_SCRIPT = { javaScriptEnabled: false };

test.describe('without JavaScript', () => {
  test('a page shows text and examples', async ({ visitAs }) => {
    const { page } = await visitAs(NO_SCRIPT, '/components/accordion');
    await expect(page.locator('h1')).toHaveText('Accordion');
    const previews = page.locator('[data-preview]');
    await expect(previews).toHaveCount(5);
    for (const preview of await previews.all()) {
      await expect(preview.locator('.pf-v6-c-accordion')).toBeVisible();
    }
  });

  test('all kinds of links work', async ({ visitAs }) => {
    const { page } = await visitAs(NO_SCRIPT, '/components/accordion');
    await page.locator('.pb-tabs a', { hasText: 'HTML' }).click();
    await expect(page).toHaveTitle('HTML · Accordion · PatternFly');
    await page.locator('#pb_navigation a[href="/components/button"]').click();
    await expect(page.locator('h1')).toHaveText('Button');

    await page.locator('#pb_navigation a', { hasText: 'Charts' }).first().click();
    await expect(page.locator('h1')).toHaveText('About charts');
    await page.locator('main a[href="/charts/area-chart"]').click();
    await expect(page.locator('h1')).toHaveText('Area chart');
  });

  test('a narrow viewport has the navigation too', async ({ visitAs }) => {
    const { page } = await visitAs({ ...NO_SCRIPT, viewport: { width: 390, height: 800 } }, '/components/accordion');
    await page.locator('#pb_navigation a[href="/components/button"]').click();
    await expect(page.locator('h1')).toHaveText('Button');
  });
});
