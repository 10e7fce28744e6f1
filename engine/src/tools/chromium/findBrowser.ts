import { browserPlaces, type ProgramMachine } from './browserPlaces.ts';
import { MissingToolError } from './missingToolError.ts';

/** Environment variables that name a browser; the first that is set decides. */
const VARIABLES = ['PATTERNBOOK_BROWSER', 'CHROME_PATH'] as const;

const HOW_TO_GET_ONE = [
  'There is no Chromium or Chrome on this machine. Do one of these and run the command again:',
  '  - install Chromium, Google Chrome or Microsoft Edge (on Debian: chromium-headless-shell)',
  '  - npx playwright-core install chromium',
  '  - set PATTERNBOOK_BROWSER to the path of a Chromium program'
].join('\n');

/** What the search for a browser asks of the machine; tests pass an invented one. */
export interface BrowserMachine extends ProgramMachine {
  /** Whether a file exists. */
  exists: (file: string) => boolean;
  /** Where Playwright would keep its own Chromium; null when it supports none here. */
  playwrightBrowser: () => string | null;
}

/**
 * The Chromium that the environment names, else an installed one, else Playwright's own.
 * @returns path of the program
 * @throws MissingToolError
 */
export function findBrowser(machine: BrowserMachine): string {
  return namedBrowser(machine) ?? installedBrowser(machine);
}

/**
 * The browser that the environment names; null when it names none.
 * @throws MissingToolError for one that does not exist
 */
export function namedBrowser({ env, exists }: BrowserMachine): string | null {
  const variable = VARIABLES.find((name) => env[name]);
  const file = variable && env[variable];
  if (!file) {
    return null;
  }
  if (!exists(file)) {
    throw new MissingToolError(`${variable} names ${file}, which does not exist. Correct it, or unset it to search.`);
  }
  return file;
}

/**
 * A browser in one of the usual places, else Playwright's own.
 * @throws MissingToolError
 */
export function installedBrowser(machine: BrowserMachine): string {
  const own = machine.playwrightBrowser();
  const found = [...browserPlaces(machine), ...(own === null ? [] : [own])].find((file) => machine.exists(file));
  if (found === undefined) {
    throw new MissingToolError(HOW_TO_GET_ONE);
  }
  return found;
}
