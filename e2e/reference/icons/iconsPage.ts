import type { Locator, Page } from '@playwright/test';

export const PATH = '/design-foundations/icons';

/** Icons and their SVGs are lazily loaded. */
export const SOON = { timeout: 10_000 };

export const field = (page: Page): Locator => page.getByPlaceholder('Search icons by name or meaning');
export const count = (page: Page): Promise<string> =>
  page.getByRole('search', { name: 'Icon gallery controls' }).getByRole('status').innerText();
export const tiles = (page: Page): Locator => page.locator('.pb-icon:visible');
export const tile = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const details = (page: Page): Locator => page.getByRole('dialog');
export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

export async function search(page: Page, text: string): Promise<void> {
  await field(page).scrollIntoViewIfNeeded();
  await field(page).fill(text);
}
