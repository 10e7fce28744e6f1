import { browserPlaces } from '../../engine/src/thumbnails/browserPlaces.ts';
import { thisMachine, type Surroundings } from './surroundings.ts';

/** Environment variables that name a browser, the first that is set decides. */
const VARIABLES = ['PATTERNBOOK_BROWSER', 'CHROME_PATH'] as const;

const DEBIAN_MARK = '/etc/debian_version';

/** Thrown when there is no browser to test with; the message says what to do. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/**
 * Finds a Chromium to drive: the one that the environment names, an installed one, Playwright's own;
 * on Debian as root it installs the distribution's package when there is none.
 * @returns path of the program
 * @throws NoBrowserError
 */
export function findBrowser(machine: Surroundings = thisMachine): string {
  return namedBrowser(machine) ?? installedBrowser(machine) ?? debianBrowser(machine);
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

function installedBrowser(machine: Surroundings): string | null {
  const own = machine.playwrightBrowser();
  const places = [...browserPlaces(machine), ...(own === null ? [] : [own])];
  return places.find((file) => machine.exists(file)) ?? null;
}

function debianBrowser(machine: Surroundings): string {
  if (!machine.isRoot || !machine.exists(DEBIAN_MARK)) {
    throw new NoBrowserError(howToGetOne('There is no Chromium or Chrome on this machine.'));
  }
  try {
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } catch (cause) {
    throw new NoBrowserError(howToGetOne('Installing the Debian package chromium failed.'), { cause });
  }
  const installed = installedBrowser(machine);
  if (installed === null) {
    // Ubuntu's package of this name is a shell around a snap, which containers lack.
    throw new NoBrowserError(howToGetOne('The package chromium of this distribution holds no browser.'));
  }
  return installed;
}

function howToGetOne(fault: string): string {
  return [
    fault,
    'Do one of these and run the command again:',
    '  - install Chromium, Google Chrome or Microsoft Edge',
    '  - npx playwright-core install chromium',
    '  - set PATTERNBOOK_BROWSER to the path of a Chromium program'
  ].join('\n');
}
