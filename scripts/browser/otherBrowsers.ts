import { MissingToolError, onPath } from '../../engine/src/tools/chromium/browser.ts';
import { type HostEnvironment, thisMachine } from './hostEnvironment.ts';

/** A browser other than Chromium, for tests on machines where it is installed. */
export interface OtherBrowser {
  name: string;
  /** Environment variable with the path of its program. */
  variable: string;
  /** Names of its program on the search path. */
  programs: readonly string[];
  /** Further programs that it requires. */
  needs: readonly string[];
  /** Installation instructions. */
  install: string;
}

export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  variable: 'PATTERNBOOK_FIREFOX',
  programs: ['firefox-esr', 'firefox'],
  needs: [],
  install: 'on Debian: firefox-esr'
};

/** WebKit's driver starts MiniBrowser, which requires a display. */
export const WEBKIT: OtherBrowser = {
  name: 'WebKit',
  variable: 'PATTERNBOOK_WEBKIT_DRIVER',
  programs: ['WebKitWebDriver'],
  needs: ['xvfb-run'],
  install: 'on Debian: webkit2gtk-driver and xvfb'
};

/**
 * Finds a browser other than Chromium: the one that the environment variable names, or one on the search path.
 * @returns path of the program; null if it or a required program is missing
 * @throws MissingToolError if the environment variable names a missing file
 */
export function findOtherBrowser(
  { variable, programs, needs }: OtherBrowser,
  machine: Pick<HostEnvironment, 'env' | 'platform' | 'exists'> = thisMachine
): string | null {
  const find = (...names: string[]): string | undefined => onPath(machine, names).find((file) => machine.exists(file));
  const named = machine.env[variable];
  if (named && !machine.exists(named)) {
    throw new MissingToolError(`${variable} names ${named}, which does not exist. Correct it, or unset it to search.`);
  }
  return needs.every((name) => find(name)) ? named || (find(...programs) ?? null) : null;
}

/** Returns the reason for skipping tests in a browser that isn't installed. */
export function skipReason({ name, install }: OtherBrowser): string {
  return `${name} is not installed (${install}).`;
}
