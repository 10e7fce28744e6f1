import type { Locator, Page } from '@playwright/test';

/** Timeout for actions that load, compile or run code first. */
export const WAIT = { timeout: 10_000 };

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const editor = (page: Page, title: string): Locator => page.getByRole('textbox', { name: `Code of ${title}` });

/** Opens the code of an example and waits for the editor. */
export async function openCode(page: Page, title: string): Promise<Locator> {
  await button(page, `View code of ${title}`).click();
  await editor(page, title).waitFor();
  return editor(page, title);
}

/** Selects the first match of a text, using the editor's search. */
async function selectText(page: Page, code: Locator, text: string): Promise<void> {
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Moves the cursor after the first match of a text, using the editor's search. */
export async function moveCursorAfter(page: Page, code: Locator, text: string): Promise<void> {
  await selectText(page, code, text);
  await page.keyboard.press('ArrowRight');
}

/** Replaces the first match of a text, found by the editor's search, by typing. */
export async function typeOver(page: Page, code: Locator, text: string, replacement: string): Promise<void> {
  await selectText(page, code, text);
  await page.keyboard.insertText(replacement);
}

/** Completion options of the editor. */
export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Accepts the first completion. For a moment after the list opens, Enter still goes to the code. */
export async function acceptCompletion(page: Page): Promise<void> {
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
}
