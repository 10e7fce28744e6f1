import { MissingToolError, onPath } from '../../engine/src/tools/chromium/browser.ts';
import { type HostEnvironment, thisMachine } from './hostEnvironment.ts';

/** A browser that tests run in beside Chromium, on machines that have it. */
export interface OtherBrowser {
  name: string;
  /** Environment variable that names its program. */
  variable: string;
  /** Names of its program where commands are looked for. */
  programs: readonly string[];
  /** Programs that it can't be started without. */
  needs: readonly string[];
  /** How to get it. */
  install: string;
}

export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  variable: 'PATTERNBOOK_FIREFOX',
  programs: ['firefox-esr', 'firefox'],
  needs: [],
  install: 'on Debian: firefox-esr'
};

/** WebKit's driver starts its small browser, MiniBrowser, which wants a screen. */
export const WEBKIT: OtherBrowser = {
  name: 'WebKit',
  variable: 'PATTERNBOOK_WEBKIT_DRIVER',
  programs: ['WebKitWebDriver'],
  needs: ['xvfb-run'],
  install: 'on Debian: webkit2gtk-driver and xvfb'
};

/**
 * Finds a browser other than Chromium: the one that the environment names, else one where commands are looked for.
 * @returns path of the program; null when there is none, or it can't be started
 * @throws MissingToolError when the environment names one that does not exist
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

/** Why tests are skipped where the browser can't be found. */
export function missing({ name, install }: OtherBrowser): string {
  return `${name} is not installed (${install}).`;
}
