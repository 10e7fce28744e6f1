import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './browser/findBrowser.ts';

export { findBrowser } from './browser/findBrowser.ts';

const ARGUMENTS = [
  // Tests run as root in containers, where Chromium's own sandbox cannot start.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
];

/**
 * Starts a headless Chromium; the caller closes it.
 * @throws NoBrowserError when there is none
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), headless: true, args: ARGUMENTS });
}
