import { existsSync } from 'node:fs';

import type { Browser, BrowserType } from 'playwright-core';

import { findBrowser } from './findBrowser.ts';
import { MissingToolError } from './missingToolError.ts';
import { playwrightBrowser } from './playwrightBrowser.ts';

/**
 * Does something with a headless Chromium of this machine, which is open for that long.
 * @throws MissingToolError when there is none, or nothing to drive it
 */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function openBrowser(): Promise<Browser> {
  const chromium = await loadDriver();
  const executablePath = findBrowser({
    env: process.env,
    platform: process.platform,
    exists: existsSync,
    playwrightBrowser: () => playwrightBrowser(chromium)
  });
  return chromium.launch({ executablePath });
}

/** The driver is the site's own choice: only commands that open examples in a browser need it. */
async function loadDriver(): Promise<BrowserType> {
  try {
    return (await import('playwright-core')).chromium;
  } catch (cause) {
    const message =
      'This command drives a browser with playwright-core, which is not installed. Run: npm install -D playwright-core';
    throw new MissingToolError(message, { cause });
  }
}
