import type { Locator, Page } from '@playwright/test';

export const searchToggle = (page: Page): Locator => page.locator('.pb-search-toggle');
export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
export const paletteField = (page: Page): Locator => palette(page).getByRole('combobox', { name: 'Search' });
/** What the field of a part of the page has found; the filters have options of their own. */
export const options = (part: Locator): Locator => part.locator('[role=option]');
/** Says that the search could not be loaded, with another try. */
export const failure = (part: Locator): Locator => part.locator('.pb-result-failed');
/** The options that a question has brought, without the commands, which are there before anything is asked. */
export const results = (part: Locator): Locator => part.locator('[data-result]');

/** Opens the palette and waits until it is there. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
}

/** Title of the option that Enter would open; null for none. */
export function chosenTitle(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.querySelector('.pb-result-title')?.textContent ?? null;
  });
}

/** Lost when another document is loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in document.documentElement.dataset);
}
