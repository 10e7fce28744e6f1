import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { choosePage } from '../support/navigation.ts';
import { siteTest } from '../support/siteTest.ts';
import { casesOfTier } from '../support/tier.ts';
import { WAIT, button, editor, goBehind, openCode, options, takeOption } from './codePage.ts';

const test = siteTest('sites/patternfly');

const PATH = '/components/accordion';

/** What has the focus, by its name for screen readers. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

describe('the editor of an example', () => {
  test('is left by Tab on the way through, and by Escape and Tab once code was written', async ({ visit }) => {
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
    expect(await code.innerText()).toMatch(/^ {2}\/\/ note/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Height of the code of Bordered');
  });

  test('says how to leave it', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.getByText('To leave the editor by keyboard').waitFor();
    const hint = await code.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${hint}"]`).innerText()).toMatch(/Esc.*Tab/);
  });

  test('is 400 px high, can be made higher by keyboard and show all code', async ({ visit }) => {
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

  test('searches, and closes brackets', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await goBehind(page, code, 'setExpanded(id);');
    await page.keyboard.type('go(');
    expect(await code.innerText()).toContain('setExpanded(id);go()');
  });

  test('offers reset only while the code differs, and puts everything back', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    const reset = button(page, 'Reset code of Bordered');
    const original = await code.innerText();
    expect(await reset.count()).toBe(0);
    await code.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// note');
    await reset.click();
    expect(await code.innerText()).toBe(original);
    expect(await reset.count()).toBe(0);
    expect(await page.locator('#bordered [data-preview]').isVisible()).toBe(true);
  });

  test('keeps what was written while the reader looks at other pages', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// note');
    await choosePage(page, '/components/alert');
    await page.goBack();
    await editor(page, 'Bordered').waitFor();
    expect(await editor(page, 'Bordered').innerText()).toMatch(/^\/\/ note/);
    expect(await page.locator('#bordered').getByText('Edited', { exact: true }).isVisible()).toBe(true);
  });

  test('converts to JavaScript and back, and remembers the language on other pages', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    expect(await code.innerText()).toContain('React.FunctionComponent');
    await button(page, 'Convert to JavaScript: Bordered').click();
    await expect.poll(() => code.innerText(), WAIT).not.toContain('React.FunctionComponent');
    expect(await page.locator('#bordered [data-preview]').isVisible()).toBe(true);

    await page.goto('/components/alert');
    const other = await openCode(page, 'Alert variations');
    expect(await other.innerText()).not.toContain('React.FunctionComponent');
    await button(page, 'Back to TypeScript: Alert variations').click();
    await expect.poll(() => other.innerText()).toContain('React.FunctionComponent');
    await page.goto(PATH);
    expect(await (await openCode(page, 'Bordered')).innerText()).toContain('React.FunctionComponent');
  });

  test('fits a phone without making it zoom', async ({ visitAs }) => {
    const { page } = await visitAs({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }, PATH);
    const code = await openCode(page, 'Bordered');
    expect(await code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await code.tap();
    await page.keyboard.type('// note');
    expect(await code.innerText()).toContain('// note');
  });

  test.for(casesOfTier(['light', 'dark'] as const, { turn: 1, share: 2 }))(
    'is accessible in %s',
    async (colorScheme, { visitAs }) => {
      const { page } = await visitAs({ colorScheme }, PATH);
      await openCode(page, 'Bordered');
      expect(await axeViolations(page, { exclude: ['[data-preview]'] })).toEqual([]);
    }
  );
});

describe('completion in the editor', () => {
  test('knows the props of a component and their values', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await goBehind(page, code, '<Accordion');
    await page.keyboard.type(' isPl');
    await expect.poll(() => options(page).first().innerText(), WAIT).toMatch(/^isPlain\s*boolean$/);
    await takeOption(page);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nconst other = <Accordion displaySize="l');
    await expect.poll(() => options(page).allInnerTexts(), WAIT).toEqual(['lg']);
    expect(await code.innerText()).toContain('displaySize="l"');
  });

  test('imports the component that is chosen, as it says', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nconst other = <AlertGrou');
    await expect
      .poll(() => options(page).first().innerText(), WAIT)
      .toContain('adds import from @patternfly/react-core');
    await takeOption(page);
    await page.keyboard.press('ControlOrMeta+Home');
    await expect.poll(() => code.innerText()).toMatch(/Checkbox, AlertGroup\s*\n} from '@patternfly\/react-core'/);
  });

  test('knows tokens within styles', async ({ visit }) => {
    const { page } = await visit('/components/accordion/html');
    const example = page.locator('.pb-example').first();
    await example.getByRole('button', { name: /^View code of/ }).click();
    await example.getByRole('textbox').focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('<b style="color: var(--pf-t--global--text--color--subt');
    await expect.poll(() => options(page).first().innerText(), WAIT).toContain('--pf-t--global--text--color--subtle');
  });

  test('explains a prop under the pointer, with the way to its row', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openCode(page, 'Bordered');
    await goBehind(page, code, '<Accordion isBordered');
    await code.getByText('isBordered', { exact: true }).first().hover();
    const hint = page.locator('.cm-tooltip-hover');
    await hint.waitFor();
    expect(await hint.innerText()).toContain('boolean');
    await hint.getByRole('link', { name: 'Documentation of isBordered' }).click();
    expect(await page.locator(':target').getAttribute('id')).toBe('prop-accordion-isbordered');
  });
});
