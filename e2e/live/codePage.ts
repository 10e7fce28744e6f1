import type { Locator, Page } from '@playwright/test';

/** For what is fetched, compiled or run first. */
export const WAIT = { timeout: 10_000 };

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const editor = (page: Page, title: string): Locator => page.getByRole('textbox', { name: `Code of ${title}` });

/** Opens the code of an example and waits for its editor. */
export async function openCode(page: Page, title: string): Promise<Locator> {
  await button(page, `View code of ${title}`).click();
  await editor(page, title).waitFor();
  return editor(page, title);
}

/** Puts the cursor behind the first place of a text, as the editor's search finds it. */
export async function goBehind(page: Page, code: Locator, text: string): Promise<void> {
  await code.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

/** What the editor offers to complete. */
export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Takes the first of what is offered. For a moment after that appears, Enter is still meant for the code. */
export async function takeOption(page: Page): Promise<void> {
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
}
