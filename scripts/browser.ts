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
  // As in readers' browsers: without windows, frames of other origins would share the page's process.
  '--site-per-process',
  // What a page asks of other hosts fails at once and alike on every machine.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
];

const NO_IMAGES = '--blink-settings=imagesEnabled=false';

export interface BrowserOptions {
  /** Whether pages fetch and decode images; without them long pages open faster. */
  images?: boolean;
}

/**
 * Starts a headless Chromium, which reaches no other host than this machine; the caller closes it.
 * @throws MissingToolError when there is none
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch(launchOptions(options));
}

/**
 * How tests start Chromium, which reaches no other host than this machine.
 * @throws MissingToolError when there is none
 */
export function launchOptions({ images = true }: BrowserOptions = {}): LaunchOptions {
  return {
    executablePath: findBrowser(),
    headless: true,
    args: images ? [...BROWSER_ARGUMENTS] : [...BROWSER_ARGUMENTS, NO_IMAGES]
  };
}
