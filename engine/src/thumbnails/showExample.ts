import type { Page } from 'playwright-core';

const LOAD_TIMEOUT_MS = 30_000;
/** For pictures and charts that come after the example itself. */
export const SETTLE_MS = 500;

/**
 * Opens the document of an example and waits until it shows what it shows.
 * @throws Error when the document does not load or its example fails
 */
export async function showExample(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { timeout: LOAD_TIMEOUT_MS });
  if (!response?.ok()) {
    throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`);
  }
  await becomeReady(page);
}

/** Waits until the example shows what it shows: hydrated, with its fonts and pictures. */
async function becomeReady(page: Page): Promise<void> {
  const preview = page.locator('[data-preview]');
  await page.waitForFunction(
    () => {
      const element = document.querySelector<HTMLElement>('[data-preview]');
      const { state, mount } = element?.dataset ?? {};
      return state === 'live' || state === 'error' || mount === 'none';
    },
    null,
    { timeout: LOAD_TIMEOUT_MS }
  );
  if ((await preview.getAttribute('data-state')) === 'error') {
    throw new Error(await preview.innerText());
  }
  await page.waitForLoadState('load', { timeout: LOAD_TIMEOUT_MS });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_MS);
}
