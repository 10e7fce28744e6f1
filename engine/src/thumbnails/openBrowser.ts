import { existsSync } from 'node:fs';

import type { Browser, BrowserType } from 'playwright-core';

import { browserPlaces } from './browserPlaces.ts';

/** Environment variables that name a browser; the first that is set decides. */
const VARIABLES = ['PATTERNBOOK_BROWSER', 'CHROME_PATH'] as const;

/** Thrown when there is nothing to render with; the message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * Starts a headless Chromium of this machine; the caller closes it.
 * @throws NoBrowserError
 */
export async function openBrowser(): Promise<Browser> {
  const chromium = await loadDriver();
  return chromium.launch({ executablePath: findBrowser(chromium) });
}

/** The driver is the site's own choice: only few commands need it. */
async function loadDriver(): Promise<BrowserType> {
  try {
    return (await import('playwright-core')).chromium;
  } catch (cause) {
    const message =
      'The browser is driven by playwright-core, which is not installed. Run: npm install -D playwright-core';
    throw new NoBrowserError(message, { cause });
  }
}

function findBrowser(chromium: BrowserType): string {
  const variable = VARIABLES.find((name) => process.env[name]);
  const named = variable && process.env[variable];
  if (named) {
    if (!existsSync(named)) {
      throw new NoBrowserError(`${variable} names ${named}, which does not exist. Correct it, or unset it to search.`);
    }
    return named;
  }
  const found = [...browserPlaces(process), chromium.executablePath()].find((file) => existsSync(file));
  if (found === undefined) {
    throw new NoBrowserError(
      [
        'There is no Chromium or Chrome on this machine. Do one of these and run the command again:',
        '  - install Chromium, Google Chrome or Microsoft Edge',
        '  - npx playwright-core install chromium',
        '  - set PATTERNBOOK_BROWSER to the path of a Chromium program'
      ].join('\n')
    );
  }
  return found;
}
