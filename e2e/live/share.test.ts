import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { choosePage } from '../support/navigation.ts';

import { WAIT, button, editor, openCode } from './codePage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PATH = '/components/accordion';
const NOTICE = /^This code came with the link/;
const PROGRAM = "document.title = 'taken over';\nexport const Mine = () => <button>Pressed by nobody</button>;\n";

const fragmentOf = (code: string, slug = 'bordered', lang = 'ts') =>
  `#code=${slug}.${lang}.${deflateRawSync(code).toString('base64url')}`;
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const said = (page: Page) => page.locator('#pb_announcer');

test.describe('a link with code', () => {
  test("is created from the reader's code, and opens it for others", async ({ visit, visitAs }) => {
    const { page } = await visitAs({}, PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(PROGRAM);
    await button(page, 'Share code of Bordered').click();
    await expect(page.getByRole('tooltip')).toHaveText('Link copied', WAIT);
    const link = new URL(await copied(page));
    expect(link.hash).toMatch(/^#code=bordered\.ts\.[\w-]+$/);

    const { page: other } = await visit(link.pathname + link.hash);
    await editor(other, 'Bordered').waitFor();
    await other.getByText(NOTICE).waitFor();
    await expect(editor(other, 'Bordered')).toContainText('Pressed by nobody');
    expect(await other.locator('#bordered').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(
      300
    );
  });

  test('runs in the frame only, and is removed by reset', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH + fragmentOf(PROGRAM));
    const frame = page.locator('#bordered').frameLocator('iframe[data-shown]');
    await expect(frame.getByRole('button', { name: 'Pressed by nobody' })).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveTitle('Accordion · PatternFly');
    await button(page, 'Reset code of Bordered').click();
    await page.locator('#bordered [data-preview]').waitFor();
    await expect(page.locator('#bordered iframe')).toHaveCount(0);
    await expect(page.getByText(NOTICE)).toBeHidden();
    expect(new URL(page.url()).hash).toBe('#bordered');
  });

  test('works on an open page, and on navigation to another page', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.evaluate((hash) => location.assign(hash), fragmentOf('// first'));
    await editor(page, 'Bordered').waitFor();
    await expect(editor(page, 'Bordered')).toHaveText('// first');
    await page.evaluate((hash) => location.assign(hash), fragmentOf('// second'));
    await expect(editor(page, 'Bordered')).toHaveText('// second');
    await choosePage(page, '/components/alert');
    await page.goBack();
    await editor(page, 'Bordered').waitFor();
    await expect(editor(page, 'Bordered')).toHaveText('// second');
  });

  for (const [name, fragment, message] of [
    ['is truncated', fragmentOf(PROGRAM).slice(0, -12), /damaged or cut off/],
    ['is not valid UTF-8', '#code=%E0%A4%A', /damaged or cut off/],
    ['has HTML for a program', fragmentOf('<b>x</b>', 'bordered', 'html'), /damaged or cut off/],
    ['refers to a removed example', fragmentOf(PROGRAM, 'gone'), /isn’t on this page/]
  ] as const) {
    test(`that ${name} shows a message, and does not change the page`, async ({ visit }) => {
      const { page, errors } = await visit(PATH + fragment);
      await page.locator('.pb-shared-error').waitFor();
      await expect(page.locator('.pb-shared-error')).toHaveText(message);
      await expect(said(page)).toHaveText(message);
      await expect(page.locator('.pb-code-panel, main iframe')).toHaveCount(0);
      expect(errors.list).toEqual([]);
    });
  }

  test('is not created for code that is too long, with advice', async ({ visitAs }) => {
    const { page } = await visitAs({}, PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    const noise = Array.from({ length: 6000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join(' ');
    await page.keyboard.insertText(`// ${noise}\n`);
    await button(page, 'Share code of Bordered').click();
    await expect(said(page)).toHaveText(/too long for a link/, WAIT);
  });
});
