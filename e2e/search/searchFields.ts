import type { Locator, Page } from '@playwright/test';

export const searchToggle = (page: Page): Locator => page.locator('.pb-search-toggle');
export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
export const paletteField = (page: Page): Locator => palette(page).getByRole('combobox', { name: 'Search' });
/** Results of the search field in a part of the page; filters have other options. */
export const options = (part: Locator): Locator => part.locator('[role=option]');
/** Message that the search can't be loaded, with a retry. */
export const failure = (part: Locator): Locator => part.locator('.pb-result-failed');
/** Results of a query, without the commands, which are listed before. */
export const results = (part: Locator): Locator => part.locator('[data-result]');

/** Opens the palette and waits for it. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
}

/** Title of the active option; null if there is none. */
export function chosenTitle(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.querySelector('.pb-result-title')?.textContent ?? null;
  });
}

/** Marks the document; the mark is lost on a document load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = '';
  });
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in document.documentElement.dataset);
}
