import type { BrowserType } from 'playwright-core';

/** Where Playwright would keep its own Chromium; null when it supports none on this machine. */
export function playwrightBrowser(chromium: BrowserType): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}
