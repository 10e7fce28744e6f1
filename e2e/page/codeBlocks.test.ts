import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATH = '/get-started/develop';
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

const copyButtons = (page: Page) => page.locator('main').getByRole('button', { name: 'Copy code to clipboard' });

test.describe('a block of code', () => {
  for (const path of [PATH, '/get-started/upgrade', '/tokens/about-tokens', '/training/react-fundamentals-training']) {
    test(`has a button that copies it: ${path}`, async ({ visit }) => {
      const { page } = await visit(path);
      const blocks = page.locator('main pre.pb-code');
      expect(await blocks.count()).toBeGreaterThan(0);
      await expect(page.locator('main .pb-code-block:has(> pre.pb-code) > .pb-code-copy')).toHaveCount(
        await blocks.count()
      );
    });
  }

  test('is copied by the pointer and by the keyboard, as it is written', async ({ newContext }) => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(PATH);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await copyButtons(page).first().click();
    await expect(page.getByRole('tooltip')).toHaveText('Code copied');
    expect(await copied()).toBe('npm create vite@latest my-console -- --template react-ts\ncd my-console\nnpm install');
    await copyButtons(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(copied).toBe('npm install @patternfly/react-core');
    await expect(page.locator('#pb_announcer')).toHaveText('Code copied');
  });

  test('has a button that covers no code, and shows on a phone', async ({ visitAs }) => {
    const { page } = await visitAs(PHONE, PATH);
    const button = await copyButtons(page).first().boundingBox();
    const code = await page.locator('pre.pb-code').first().boundingBox();
    expect((code?.x ?? Infinity) + (code?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(
      await copyButtons(page)
        .first()
        .evaluate((element) => getComputedStyle(element).opacity)
    ).toBe('1');
  });
});
