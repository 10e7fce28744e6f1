import { existsSync } from 'node:fs';

import type { Browser, BrowserType } from 'playwright-core';

import { NoBrowserError, findBrowser } from './findBrowser.ts';
import { playwrightBrowser } from './playwrightBrowser.ts';

/**
 * Starts a headless Chromium of this machine; the caller closes it.
 * @throws NoBrowserError
 */
export async function openBrowser(): Promise<Browser> {
  const chromium = await loadDriver();
  const executablePath = findBrowser({
    env: process.env,
    platform: process.platform,
    exists: existsSync,
    playwrightBrowser: () => playwrightBrowser(chromium)
  });
  return chromium.launch({ executablePath });
}

/** The driver is the site's own choice: only commands that make pictures need it. */
async function loadDriver(): Promise<BrowserType> {
  try {
    return (await import('playwright-core')).chromium;
  } catch (cause) {
    const message =
      'Pictures are rendered by playwright-core, which is not installed. Run: npm install -D playwright-core';
    throw new NoBrowserError(message, { cause });
  }
}
