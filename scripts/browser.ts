import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findBrowser } from './browser/findBrowser.ts';

export { findBrowser } from './browser/findBrowser.ts';

/** Arguments of every Chromium that tests start. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  // Tests run as root in containers, where Chromium's own sandbox cannot start.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The default with a user interface: headless, cross-origin frames would share the page's process.
  '--site-per-process',
  // Requests to other hosts fail immediately, the same on every machine.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
];

const NO_IMAGES = '--blink-settings=imagesEnabled=false';

export interface BrowserOptions {
  /** False keeps pages from loading images, so that long pages open faster. */
  images?: boolean;
}

/**
 * Launches a headless Chromium that can access only local servers. The caller has to close it.
 * @throws MissingToolError if no browser is found
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch(launchOptions(options));
}

/**
 * Returns the launch options of tests, which allow access only to local servers.
 * @throws MissingToolError if no browser is found
 */
export function launchOptions({ images = true }: BrowserOptions = {}): LaunchOptions {
  return {
    executablePath: findBrowser(),
    headless: true,
    args: images ? [...BROWSER_ARGUMENTS] : [...BROWSER_ARGUMENTS, NO_IMAGES]
  };
}
