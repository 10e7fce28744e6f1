import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { choosePage } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';
import { WAIT, button, editor, openCode } from './codePage.ts';

const test = siteTest('sites/patternfly').extend('clipboardPage', ({ newContext }) => async (path: string) => {
  const page = await (await newContext({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await page.goto(path);
  return page;
});

const PATH = '/components/accordion';
const NOTICE = /^This code came with the link/;
const PROGRAM = "document.title = 'taken over';\nexport const Mine = () => <button>Pressed by nobody</button>;\n";

const fragmentOf = (code: string, slug = 'bordered', lang = 'ts') =>
  `#code=${slug}.${lang}.${deflateRawSync(code).toString('base64url')}`;
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const said = (page: Page) => page.locator('#announcer').innerText();

describe('a link with code', () => {
  test('is made of what the reader wrote, and shows it to others', async ({ clipboardPage, visit }) => {
    const page = await clipboardPage(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(PROGRAM);
    await button(page, 'Share code of Bordered').click();
    await expect.poll(() => page.getByRole('tooltip').innerText(), WAIT).toBe('Link copied');
    const link = new URL(await copied(page));
    expect(link.hash).toMatch(/^#code=bordered\.ts\.[\w-]+$/);

    const { page: other } = await visit(link.pathname + link.hash);
    await editor(other, 'Bordered').waitFor();
    await other.getByText(NOTICE).waitFor();
    expect(await editor(other, 'Bordered').innerText()).toContain('Pressed by nobody');
    expect(await other.locator('#bordered').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(
      300
    );
  });

  test('runs in the frame alone, and is taken away by reset', async ({ visit }) => {
    const { page } = await visit(PATH + fragmentOf(PROGRAM));
    const frame = page.locator('#bordered').frameLocator('iframe[data-shown]');
    await expect
      .poll(() => frame.getByRole('button', { name: 'Pressed by nobody' }).isVisible(), { timeout: 20_000 })
      .toBe(true);
    expect(await page.title()).toBe('Accordion · PatternFly');
    await button(page, 'Reset code of Bordered').click();
    await page.locator('#bordered [data-preview]').waitFor();
    expect(await page.locator('#bordered iframe').count()).toBe(0);
    expect(await page.getByText(NOTICE).isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('#bordered');
  });

  test('works while the page is open already, and on the way to another page', async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.evaluate((hash) => location.assign(hash), fragmentOf('// first'));
    await editor(page, 'Bordered').waitFor();
    expect(await editor(page, 'Bordered').innerText()).toBe('// first');
    await page.evaluate((hash) => location.assign(hash), fragmentOf('// second'));
    await expect.poll(() => editor(page, 'Bordered').innerText()).toBe('// second');
    await choosePage(page, '/components/alert');
    await page.goBack();
    await editor(page, 'Bordered').waitFor();
    expect(await editor(page, 'Bordered').innerText()).toBe('// second');
  });

  test.for([
    ['is cut off', fragmentOf(PROGRAM).slice(0, -12), /damaged or cut off/],
    ['is no text at all', '#code=%E0%A4%A', /damaged or cut off/],
    ['is of markup for a program', fragmentOf('<b>x</b>', 'bordered', 'html'), /damaged or cut off/],
    ['is for an example that is gone', fragmentOf(PROGRAM, 'gone'), /does not have/]
  ] as const)('that %s says so, and leaves the page as it is', async ([, fragment, message], { visit }) => {
    const { page, faults } = await visit(PATH + fragment);
    await page.locator('.pb-shared-fault').waitFor();
    expect(await page.locator('.pb-shared-fault').innerText()).toMatch(message);
    await expect.poll(() => said(page)).toMatch(message);
    expect(await page.locator('.pb-code-panel, main iframe').count()).toBe(0);
    expect(faults.list).toEqual([]);
  });

  test('is refused for code that is too long, with what to do', async ({ clipboardPage }) => {
    const page = await clipboardPage(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    const noise = Array.from({ length: 6000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join(' ');
    await page.keyboard.insertText(`// ${noise}\n`);
    await button(page, 'Share code of Bordered').click();
    await expect.poll(() => said(page), WAIT).toMatch(/too long for a link/);
  });
});
