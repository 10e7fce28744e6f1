import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { longestGap, recordGaps } from '../support/gaps.ts';

const PAGE = '/components/badge';
const EXAMPLE = 'read';
const WAIT = { timeout: 15_000 };
const MAX_GAP_MS = 1000;

/** Exponential parse time: each level doubles the work of the parser. */
const ENDLESS = `const Example = ${'(a = '.repeat(40)}1${') => a'.repeat(40)}`;
const FIXED = 'const Example = (): unknown => <p>shown</p>;';

const linkWith = (code: string): string => `${PAGE}#code=${EXAMPLE}.ts.${deflateRawSync(code).toString('base64url')}`;

const example = (page: Page) => page.locator(`#${EXAMPLE}`);
const told = (page: Page, text: RegExp) => page.getByRole('tooltip').getByText(text).waitFor(WAIT);

/** Waits until the compiler has refused the code; the resulting change of the page hides tooltips. */
async function compilerRefused(page: Page): Promise<void> {
  await example(page).locator('.pb-preview-error').getByText('nested more than').waitFor(WAIT);
}

async function replaceCode(page: Page, code: string): Promise<void> {
  await example(page).getByRole('textbox', { name: /code/i }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

async function choose(page: Page, control: string): Promise<void> {
  await example(page).locator('[data-control=SANDBOX_MENU]').click();
  await page.locator(`#pb_sandboxes [data-control=${control}]`).click();
}

test.describe('code with exponential parse time', { tag: '@full' }, () => {
  for (const control of ['DOWNLOAD_PROJECT', 'CODESANDBOX_LINK', 'STACKBLITZ_LINK']) {
    test(`does not block the page on export: ${control}`, async ({ visit, context }) => {
      test.setTimeout(90_000);

      await context.route(/codesandbox\.io|stackblitz\.com/, (route) => route.fulfill({ body: 'Opened' }));
      const { page, errors } = await visit(linkWith(ENDLESS));
      await compilerRefused(page);
      await page.evaluate(recordGaps);
      await choose(page, control);
      await told(page, /^Couldn’t create the project\. Its code takes too long to read\./);
      expect(await longestGap(page)).toBeLessThan(MAX_GAP_MS);
      await replaceCode(page, FIXED);
      const exported = control === 'DOWNLOAD_PROJECT' ? page.waitForEvent('download') : context.waitForEvent('page');
      await choose(page, control);
      await exported;
      expect(errors.list).toEqual([]);
    });
  }

  test('does not block the page on conversion', async ({ visit }) => {
    test.setTimeout(90_000);

    const { page, errors } = await visit(linkWith(ENDLESS));
    await compilerRefused(page);
    await page.evaluate(recordGaps);
    await example(page).getByRole('button', { name: 'Convert to JavaScript' }).click();
    await told(page, /^This code takes too long to convert\./);
    expect(await longestGap(page)).toBeLessThan(MAX_GAP_MS);
    await replaceCode(page, FIXED);
    await example(page).getByRole('button', { name: 'Convert to JavaScript' }).click();
    await example(page).getByRole('button', { name: 'Back to TypeScript' }).waitFor(WAIT);
    await expect(example(page).getByRole('textbox', { name: /code/i })).not.toContainText('unknown');
    expect(errors.list).toEqual([]);
  });
});
