import { browserPlaces, onPath } from '../../engine/src/thumbnails/browserPlaces.ts';
import { thisMachine, type Surroundings } from './surroundings.ts';

/** Environment variables that name a browser, the first that is set decides. */
const VARIABLES = ['PATTERNBOOK_BROWSER', 'CHROME_PATH'] as const;

/** Chromium without windows: program and Debian package. */
const SHELL = 'chromium-headless-shell';
const DEBIAN_MARK = '/etc/debian_version';

const HOW_TO_GET_ONE = [
  'There is no Chromium or Chrome on this machine. Do one of these and run the command again:',
  `  - install Chromium, Google Chrome or Microsoft Edge (on Debian: ${SHELL})`,
  '  - npx playwright-core install chromium',
  '  - set PATTERNBOOK_BROWSER to the path of a Chromium program'
].join('\n');

/** Thrown when there is no browser to test with; the message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * Finds a Chromium to drive: the one that the environment names, one without windows, which Debian's root gets
 * installed, since tests take a third less time with it; then any other, Playwright's own among them.
 * @returns path of the program
 * @throws NoBrowserError
 */
export function findBrowser(machine: Surroundings = thisMachine): string {
  const found =
    namedBrowser(machine) ?? installedShell(machine) ?? shellFromDebian(machine) ?? installedBrowser(machine);
  if (found === null) {
    throw new NoBrowserError(HOW_TO_GET_ONE);
  }
  return found;
}

function namedBrowser({ env, exists }: Surroundings): string | null {
  const variable = VARIABLES.find((name) => env[name]);
  const file = variable && env[variable];
  if (!file) {
    return null;
  }
  if (!exists(file)) {
    throw new NoBrowserError(`${variable} names ${file}, which does not exist. Correct it, or unset it to search.`);
  }
  return file;
}

function installedShell(machine: Surroundings): string | null {
  return onPath(machine, [SHELL]).find((file) => machine.exists(file)) ?? null;
}

/** @returns null where the package can't be had; apt-get says why */
function shellFromDebian(machine: Surroundings): string | null {
  if (!machine.isRoot || !machine.exists(DEBIAN_MARK)) {
    return null;
  }
  try {
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL]);
  } catch {
    return null;
  }
  return installedShell(machine);
}

function installedBrowser(machine: Surroundings): string | null {
  const own = machine.playwrightBrowser();
  const places = [...browserPlaces(machine), ...(own === null ? [] : [own])];
  return places.find((file) => machine.exists(file)) ?? null;
}
