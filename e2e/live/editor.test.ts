import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { choosePage } from '../support/navigation.ts';

import { casesOfTier } from '../support/tier.ts';
import { WAIT, button, editor, moveCursorAfter, openCode, options, acceptCompletion } from './codePage.ts';

const PATH = '/components/accordion';

/** Accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** Runs in the page. @returns the words that a live region gets from now on */
function listenTo(region: Element): { words: string } {
  const heard = { words: '' };
  const observer = new MutationObserver(() => {
    heard.words += region.textContent.trim();
  });
  observer.observe(region, { childList: true, subtree: true });
  return heard;
}

test.describe('the editor of an example', () => {
  test('lets Tab pass through until the code was edited, then Escape followed by Tab', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await button(page, 'Show all code of Bordered at once').focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Code of Bordered');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Height of the code of Bordered');

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// note');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Code of Bordered');
    await expect(code).toHaveText(/^ {2}\/\/ note/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Height of the code of Bordered');
  });

  test('explains how to leave it by keyboard', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.getByText('To leave the editor by keyboard').waitFor();
    const hint = await code.getAttribute('aria-describedby');
    await expect(page.locator(`[id="${hint}"]`)).toHaveText(/Esc.*Tab/);
  });

  test('is 400 px high, and can be enlarged by keyboard and expanded', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    await openCode(page, 'Bordered');
    const body = page.locator('#bordered .pb-code-body');
    const height = async () => (await body.boundingBox())?.height;
    expect(await height()).toBe(400);
    await page.getByRole('separator', { name: 'Height of the code of Bordered' }).press('ArrowDown');
    expect(await height()).toBe(440);
    await button(page, 'Show all code of Bordered at once').click();
    await expect.poll(height).toBeGreaterThan(1000);
  });

  test('has search, and closes brackets', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await moveCursorAfter(page, code, 'setExpanded(id);');
    await page.keyboard.type('go(');
    await expect(code).toContainText('setExpanded(id);go()');
  });

  test('offers reset only for modified code, and restores everything', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    const reset = button(page, 'Reset code of Bordered');
    // The editor renders more or fewer lines as the page scrolls.
    const firstLines = async (): Promise<string[]> => (await code.locator('.cm-line').allInnerTexts()).slice(0, 10);
    const original = await firstLines();
    await expect(reset).toHaveCount(0);
    await code.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// note');
    await expect.poll(firstLines).not.toEqual(original);
    await reset.click();
    await expect.poll(firstLines).toEqual(original);
    await expect(reset).toHaveCount(0);
    await expect(page.locator('#bordered [data-preview]')).toBeVisible();
  });

  test('keeps edits while the reader visits other pages', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// note');
    await choosePage(page, '/components/alert');
    await page.goBack();
    await editor(page, 'Bordered').waitFor();
    await expect(editor(page, 'Bordered')).toHaveText(/^\/\/ note/);
    await expect(page.locator('#bordered').getByText('Edited', { exact: true })).toBeVisible();
  });

  test('converts to JavaScript and back, and remembers the language on other pages', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await expect(code).toContainText('React.FunctionComponent');
    await button(page, 'Convert to JavaScript: Bordered').click();
    await expect(code).not.toContainText('React.FunctionComponent', WAIT);
    await expect(page.locator('#bordered [data-preview]')).toBeVisible();

    await page.goto('/components/alert');
    const other = await openCode(page, 'Alert variations');
    await expect(other).not.toContainText('React.FunctionComponent');
    await button(page, 'Back to TypeScript: Alert variations').click();
    await expect(other).toContainText('React.FunctionComponent');
    await page.goto(PATH);
    await expect(await openCode(page, 'Bordered')).toContainText('React.FunctionComponent');
  });

  test('fits a phone without triggering zoom', { tag: '@full' }, async ({ visitAs }) => {
    const { page } = await visitAs({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }, PATH);
    const code = await openCode(page, 'Bordered');
    expect(await code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await code.tap();
    await page.keyboard.type('// note');
    await expect(code).toContainText('// note');
  });

  for (const colorScheme of casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 })) {
    test(`is accessible in ${colorScheme}`, { tag: '@full' }, async ({ visitAs }) => {
      const { page } = await visitAs({ colorScheme }, PATH);
      await openCode(page, 'Bordered');
      expect(await axeViolations(page, { exclude: ['[data-preview]'] })).toEqual([]);
    });
  }
});

test.describe('completion in the editor', () => {
  test('completes props of a component and their values', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await moveCursorAfter(page, code, '<Accordion');
    await page.keyboard.type(' isPl');
    await expect(options(page).first()).toHaveText(/^isPlain\s*boolean$/, WAIT);
    await acceptCompletion(page);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nconst other = <Accordion displaySize="l');
    await expect(options(page)).toHaveText(['lg'], WAIT);
    await expect(code).toContainText('displaySize="l"');
  });

  test('imports the chosen component, as announced', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nconst other = <AlertGrou');
    await expect(options(page).first()).toContainText('adds import from @patternfly/react-core', WAIT);
    await acceptCompletion(page);
    await page.keyboard.press('ControlOrMeta+Home');
    await expect(code).toHaveText(/Checkbox, AlertGroup\s*\n?} from '@patternfly\/react-core'/);
  });

  test('completes tokens in styles', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit('/components/accordion/html');
    const example = page.locator('.pb-example').first();
    await example.getByRole('button', { name: /^View code of/ }).click();
    await example.getByRole('textbox').focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('<b style="color: var(--pf-t--global--text--color--subt');
    await expect(options(page).first()).toContainText('--pf-t--global--text--color--subtle', WAIT);
  });

  test('explains a prop by keyboard, until the cursor moves', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await moveCursorAfter(page, code, '<Accordion isBordered');
    const hint = page.locator('.cm-tooltip.cm-hint');
    // The editor empties its live region a moment after it spoke.
    const heard = await page.locator('.cm-announced').evaluateHandle(listenTo);
    await page.keyboard.press('F1');
    await expect(hint).toContainText('boolean', WAIT);
    await expect.poll(() => heard.evaluate(({ words }) => words)).toContain('boolean');
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await page.keyboard.press('F1');
    await expect(hint).toBeVisible(WAIT);
    await page.keyboard.press('ArrowDown');
    await expect(hint).toHaveCount(0);
    await expect(code).toBeFocused();
    expect(errors.list).toEqual([]);
  });

  test('explains a prop on hover, with a link to its row', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await moveCursorAfter(page, code, '<Accordion isBordered');
    await code.getByText('isBordered', { exact: true }).first().hover();
    const hint = page.locator('.cm-tooltip-hover');
    await hint.waitFor();
    await expect(hint).toContainText('boolean');
    await hint.getByRole('link', { name: 'Documentation of isBordered' }).click();
    await expect(page.locator(':target')).toHaveAttribute('id', 'prop-accordion-isbordered');
  });
});
