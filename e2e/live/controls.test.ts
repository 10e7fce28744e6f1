import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { WAIT, button } from './codePage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const PATH = '/components/accordion';
const tooltip = (page: Page) => page.getByRole('tooltip');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Files needed only for editing, running and exporting. */
const LATER =
  /\/(?:assets\/(?:CodePanel|PreviewToolbar|SandboxMenu|createEditor|livePreview|completion|exportProject)-|code[/.]|api\/examples)/;

test.describe('the controls of an example', () => {
  test('show and hide the code, and report the state', async ({ visit }) => {
    const { page } = await visit(PATH);
    await button(page, 'View code of Bordered').focus();
    await page.keyboard.press('Enter');
    const code = page.getByRole('textbox', { name: 'Code of Bordered' });
    await code.waitFor();
    await expect(code).toContainText('AccordionBordered');
    await expect(button(page, 'Hide code of Bordered')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await code.waitFor({ state: 'hidden' });
    await expect(button(page, 'View code of Bordered')).toHaveAttribute('aria-expanded', 'false');
  });

  test('copy the code without showing it', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    // Controls are hydrated when they come near the window.
    await page.locator('#bordered').scrollIntoViewIfNeeded();
    const copy = button(page, 'Copy code of Bordered');
    // Scrolling hides tooltips.
    await copy.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await copy.hover();
    await expect(tooltip(page)).toHaveText('Copy code to clipboard', WAIT);
    await copy.click();
    await expect(tooltip(page)).toHaveText('Code copied', WAIT);
    expect(await clipboard(page)).toContain('export const AccordionBordered');
    await expect(page.locator('.pb-code-panel')).toStayHidden();
  });

  for (const [name, options] of Object.entries({
    'on a wide screen': {},
    'on a phone': { viewport: { width: 390, height: 800 } }
  })) {
    // A press that begins on a link which then moves away does nothing.
    test(`leave the full-screen link where it was, ${name}`, async ({ visitAs }) => {
      const { page } = await visitAs(options, PATH);
      const link = page.getByRole('link', { name: 'Open Toggle icon at start full screen' });
      const offset = (): Promise<number> =>
        link.evaluate(
          (element) =>
            element.getBoundingClientRect().left - (element.parentElement?.getBoundingClientRect().left ?? Number.NaN)
        );
      await expect(button(page, 'Copy code of Toggle icon at start')).toHaveCount(0);
      const before = await offset();
      await link.scrollIntoViewIfNeeded();
      await expect(button(page, 'Copy code of Toggle icon at start')).toHaveCount(1);
      expect(Math.abs((await offset()) - before)).toBeLessThan(0.5);
    });
  }

  test('copy the link', async ({ visit, address }) => {
    const { page } = await visit(PATH);
    // Controls are hydrated when they come near the window.
    await page.locator('#bordered').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Copy link of Bordered' }).click();
    await expect(tooltip(page)).toHaveText('Link copied');
    expect(await clipboard(page)).toBe(`${address}${PATH}#bordered`);
  });

  test("report that the code can't be loaded, and retry", async ({ visit }) => {
    const { page } = await visit(PATH);
    await page.route(/\/(?:code|api\/examples)\//, (route) => route.abort());
    await button(page, 'View code of Bordered').click();
    const panel = page.getByRole('region', { name: 'Code of Bordered' });
    await panel.getByText('Couldn’t load the code.').waitFor();
    await page.unroute(/\/(?:code|api\/examples)\//);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('textbox', { name: 'Code of Bordered' }).waitFor();
  });

  test('exist for full-screen and HTML examples', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/components/page/react-demos');
    const demo = page.locator('.pb-example:has(.pb-full-screen)').first();
    await demo.getByRole('button', { name: /^View code of/ }).click();
    await demo.getByRole('textbox').waitFor();
    await page.goto('/components/accordion/html');
    const example = page.locator('.pb-example').first();
    await example.scrollIntoViewIfNeeded();
    await example.getByRole('button', { name: /^View code of/ }).click();
    await example.getByRole('textbox').waitFor();
    await expect(example.getByRole('textbox')).toContainText('<div class="pf-v6-c-accordion');
  });
});

test.describe('a page whose code is not opened', () => {
  for (const path of [PATH, '/components/table/html']) {
    test(`loads nothing of editor, frame and code: ${path}`, async ({ context }) => {
      const page = await context.newPage();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState('networkidle');
      expect(requests.some((request) => request.startsWith('/assets/main-'))).toBe(true);
      expect(requests.filter((request) => LATER.test(request))).toEqual([]);
    });
  }

  test('has no TypeScript source in its document', async ({ address }) => {
    const html = await (await fetch(address + PATH)).text();
    expect(html).not.toContain('AccordionBordered: React.FunctionComponent');
  });
});

test.describe('without a script', () => {
  test('the code is linked, and no control is dead', async ({ visitAs }) => {
    const { page } = await visitAs({ javaScriptEnabled: false }, PATH);
    const example = page.locator('#bordered');
    await expect(example.locator('.pb-example-controls button')).toHaveCount(0);
    await example.getByRole('link', { name: 'View code of Bordered' }).click();
    await page.waitForURL(`**${PATH}/bordered.md`);
    await expect(page.getByText('export const AccordionBordered')).toBeVisible();
  });
});
