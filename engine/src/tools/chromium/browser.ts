import { posix, win32 } from 'node:path';
import { existsSync } from 'node:fs';
import type { Browser, BrowserType } from 'playwright-core';

import { UserError } from '../../core/userError.ts';

/** Thrown when a browser, or what drives it, isn't on this machine; the message says what to do. */
export class MissingToolError extends UserError {
  override name = 'MissingToolError';
}

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

/** Environment variables that name a browser; the first that is set decides. */
const VARIABLES = ['PATTERNBOOK_BROWSER', 'CHROME_PATH'] as const;

const HOW_TO_GET_ONE = [
  'There is no Chromium or Chrome on this machine. Do one of these and run the command again:',
  '  - install Chromium, Google Chrome or Microsoft Edge (on Debian: chromium-headless-shell)',
  '  - npx playwright-core install chromium',
  '  - set PATTERNBOOK_BROWSER to the path of a Chromium program'
].join('\n');

/** Host environment of the search for a browser; tests pass a fake one. */
export interface BrowserMachine extends ProgramMachine {
  /** Whether a file exists. */
  exists: (file: string) => boolean;
  /** Path of Playwright's own Chromium, installed or not; null when it supports none here. */
  playwrightBrowser: () => string | null;
}

/**
 * The Chromium that the environment names, else an installed one, else Playwright's own.
 * @returns path of the program
 * @throws MissingToolError
 */
function findBrowser(machine: BrowserMachine): string {
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

/** Path of Playwright's own Chromium, installed or not; null when it supports none on this machine. */
export function playwrightBrowser(chromium: BrowserType): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** Programs that a Chromium goes by, the lightest and plainest build first. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge'
];

const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
];

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_APPLICATIONS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe'
];

/** Parts of the host environment that tell where programs are. */
interface ProgramMachine {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
}

/** Every file that would be an installed Chromium on this machine, in the order to try them. */
function browserPlaces(machine: ProgramMachine): string[] {
  return [...onPath(machine, PROGRAMS), ...usualPlaces(machine)];
}

/** Candidate paths of programs in the folders of PATH. */
export function onPath({ env, platform }: ProgramMachine, programs: readonly string[]): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program + suffix)));
}

function usualPlaces({ env, platform }: ProgramMachine): string[] {
  if (platform === 'darwin') {
    const home = env['HOME'];
    return [...MAC_APPLICATIONS, ...(home ? MAC_APPLICATIONS.map((application) => home + application) : [])];
  }
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter((folder) => folder !== undefined);
    return folders.flatMap((folder) => WINDOWS_APPLICATIONS.map((application) => win32.join(folder, application)));
  }
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium'];
}
