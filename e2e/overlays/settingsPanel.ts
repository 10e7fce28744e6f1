import type { Locator, Page } from '@playwright/test';

export const settingsButton = (page: Page): Locator => page.getByRole('button', { name: 'Display settings' });
export const settingsPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Display settings' });

/** Opens the display settings and selects an option of a group. */
export async function chooseSetting(page: Page, group: string, option: string): Promise<void> {
  if (!(await settingsPanel(page).isVisible())) {
    await settingsButton(page).click();
  }
  await page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();
}

/** Horizontal overflow of the page in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export function holdsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}
