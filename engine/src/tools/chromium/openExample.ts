import type { Page } from 'playwright-core';

const LOAD_TIMEOUT_MS = 30_000;
/** For pictures and charts that come after the example itself. */
const SETTLE_MS = 500;

/**
 * Opens the document of an example and waits until it shows what it shows: hydrated, with its fonts and pictures.
 * @throws Error when the document does not load or its example fails
 */
export async function openExample(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { timeout: LOAD_TIMEOUT_MS });
  if (!response?.ok()) {
    throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`);
  }
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
  await settle(page);
}

/** Gives what has changed on a page the time to show. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
}
