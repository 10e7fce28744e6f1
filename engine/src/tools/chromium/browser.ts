import { posix, win32 } from 'node:path';
import { existsSync } from 'node:fs';
import type { Browser, BrowserType } from 'playwright-core';

import { UserError } from '../../core/userError.ts';

/** Thrown when a browser or an optional dependency isn't installed; the message says what to do. */
export class MissingToolError extends UserError {
  override name = 'MissingToolError';
}

/**
 * Runs a function with a headless Chromium installed on this machine, and closes it afterwards.
 * @throws MissingToolError when there is no Chromium, or playwright-core is not installed
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

/** The driver is an optional dependency of the site: only commands that open examples in a browser need it. */
async function loadDriver(): Promise<BrowserType> {
  try {
    return (await import('playwright-core')).chromium;
  } catch (cause) {
    const message =
      'This command drives a browser with playwright-core, which is not installed. Run: npm install -D playwright-core';
    throw new MissingToolError(message, { cause });
  }
}

/** Environment variables that name a browser; the first one set takes precedence. */
const VARIABLES = ['PATTERNBOOK_BROWSER', 'CHROME_PATH'] as const;

const HOW_TO_GET_ONE = [
  'There is no Chromium or Chrome on this machine. Do one of these and run the command again:',
  '  - install Chromium, Google Chrome or Microsoft Edge (on Debian: chromium-headless-shell)',
  '  - npx playwright-core install chromium',
  '  - set PATTERNBOOK_BROWSER to the path of a Chromium program'
].join('\n');

/** Host environment for finding a browser; tests pass a fake one. */
export interface BrowserMachine extends ProgramMachine {
  /** Whether a file exists. */
  exists: (file: string) => boolean;
  /** Returns the path of Playwright's own Chromium, installed or not; null when it supports none here. */
  playwrightBrowser: () => string | null;
}

/**
 * Finds the Chromium named by the environment, else an installed one, else Playwright's own.
 * @returns path of the executable
 * @throws MissingToolError
 */
function findBrowser(machine: BrowserMachine): string {
  return namedBrowser(machine) ?? installedBrowser(machine);
}

/**
 * Returns the path of the browser named by the environment; null when it names none.
 * @throws MissingToolError for a path that does not exist
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
 * Finds a browser in one of the usual locations, else Playwright's own.
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

/** Returns the path of Playwright's own Chromium, installed or not; null when it supports none on this machine. */
export function playwrightBrowser(chromium: BrowserType): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** Names of Chromium executables, the most lightweight build first. */
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

/** Parts of the host environment that determine the locations of programs. */
interface ProgramMachine {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
}

/** Returns candidate paths of an installed Chromium on this machine, in order of preference. */
function browserPlaces(machine: ProgramMachine): string[] {
  return [...onPath(machine, PROGRAMS), ...usualPlaces(machine)];
}

/** Returns candidate paths of programs in the folders of PATH. */
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
