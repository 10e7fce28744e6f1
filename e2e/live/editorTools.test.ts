import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';

import { WAIT, button, openCode, options } from './codePage.ts';

const PATH = '/components/accordion';
const outcome = (page: Page) => page.getByRole('tooltip');

/** Opens the code of an example and puts the cursor at its start. */
async function openAtStart(page: Page): Promise<Locator> {
  const code = await openCode(page, 'Bordered');
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  return code;
}

test.describe('the button that formats code', () => {
  test('formats it in one step that can be undone, and keeps the cursor', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const code = await openAtStart(page);
    await page.keyboard.insertText('const   unused={a:1} // mark');
    await page.keyboard.press('Enter');
    await button(page, 'Format code of Bordered').click();
    await expect(code).toContainText('const unused = { a: 1 }; // mark', WAIT);
    await code.focus();
    await page.keyboard.insertText('/* here */');
    await expect(code).toContainText('/* here */import');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(code).toContainText('const   unused={a:1} // mark');
    expect(errors.list).toEqual([]);
  });

  test('says where an error is, and leaves the code', async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openAtStart(page);
    await page.keyboard.insertText('const a = ;');
    await page.keyboard.press('Enter');
    await button(page, 'Format code of Bordered').click();
    await expect(outcome(page)).toHaveText('Couldn’t format this code: line 1 has an error.', WAIT);
    await expect(code).toContainText('const a = ;');
  });

  test('formats HTML', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(`${PATH}/html`);
    const code = await openAtStart(page);
    await page.keyboard.insertText('<p   class="a" >b</p>');
    await button(page, 'Format code of Bordered').click();
    await expect(code).toContainText('<p class="a">b</p>', WAIT);
  });
});

test.describe('code beside the preview', () => {
  const boxOf = async (part: Locator): Promise<{ left: number; right: number; top: number }> =>
    part.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return { left, right, top };
    });

  test('is the reader’s choice in wide windows, and lasts', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openCode(page, 'Bordered');
    const example = page.locator('section.pb-example', { has: page.getByRole('button', { name: /code of Bordered/ }) });
    const panel = example.locator('.pb-code-panel');
    const preview = example.locator('[data-preview]');
    const toggle = button(page, 'Show the code of Bordered beside its preview');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const [code, shown] = [await boxOf(panel), await boxOf(preview)];
    expect(code.left).toBeGreaterThanOrEqual(shown.right);
    expect(code.right).toBeLessThanOrEqual(1440);
    expect(code.top - shown.top).toBeLessThan(100);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(toggle).toBeHidden();
    expect((await boxOf(panel)).top).toBeGreaterThan((await boxOf(preview)).top + 10);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await openCode(page, 'Bordered');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(page.locator('.pb-contents')).toBeVisible();
    expect(errors.list).toEqual([]);
  });
});

test.describe('the find bar of the editor', () => {
  test('has labels, counts matches, and closes into the code', async ({ visit }) => {
    const { page, errors } = await visit(PATH);
    const code = await openAtStart(page);
    await page.keyboard.press('ControlOrMeta+f');
    const bar = page.getByRole('search', { name: 'Find in the code' });
    const find = bar.getByRole('textbox', { name: 'Find' });
    await expect(find).toBeFocused();
    await page.keyboard.type('AccordionToggle');
    await expect(bar.getByRole('status')).toHaveText(/^Matches: \d+$/);
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status')).toHaveText(/^1 of \d+$/);
    await bar.getByRole('button', { name: 'Next' }).click();
    await expect(bar.getByRole('status')).toHaveText(/^2 of \d+$/);
    await find.fill('accordiontoggle');
    await bar.getByRole('checkbox', { name: 'Match case' }).check();
    await expect(bar.getByRole('status')).toHaveText('No matches');
    expect(await axeViolations(page, { include: ['.cm-find-bar'] })).toEqual([]);
    await find.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(code).toBeFocused();
    expect(errors.list).toEqual([]);
  });

  test('replaces what it finds', { tag: '@full' }, async ({ visit }) => {
    const { page } = await visit(PATH);
    const code = await openAtStart(page);
    await page.keyboard.press('ControlOrMeta+f');
    const bar = page.getByRole('search', { name: 'Find in the code' });
    await bar.getByRole('textbox', { name: 'Find' }).fill('AccordionBordered');
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('Framed');
    await bar.getByRole('button', { name: 'Replace all' }).click();
    await expect(code).toContainText('export const Framed');
  });
});

test('documentation of an imported component is in the list of completions', async ({ visit }) => {
  const { page } = await visit(PATH);
  await openAtStart(page);
  await page.keyboard.insertText('const a = <AccordionItem');
  await page.keyboard.press('Control+Space');
  await expect(options(page).filter({ hasText: 'AccordionItem' }).first()).toBeVisible(WAIT);
  await expect(page.locator('.cm-completionInfo')).toContainText('AccordionItem', WAIT);
});
