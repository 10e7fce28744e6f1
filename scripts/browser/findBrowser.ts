import { installedBrowser, namedBrowser, onPath } from '../../engine/src/tools/chromium/browser.ts';
import { type HostEnvironment, thisMachine } from './hostEnvironment.ts';

/** Chromium's headless shell: name of the program and of the Debian package. */
const SHELL = 'chromium-headless-shell';
const DEBIAN_MARK = '/etc/debian_version';

/**
 * Finds a Chromium: the one that an environment variable names, the headless shell (installed on demand on Debian for
 * root, since tests take a third less time with it), or any other, including Playwright's own.
 * @returns path of the program
 * @throws MissingToolError
 */
export function findBrowser(machine: HostEnvironment = thisMachine): string {
  return namedBrowser(machine) ?? installedShell(machine) ?? shellFromDebian(machine) ?? installedBrowser(machine);
}

function installedShell(machine: HostEnvironment): string | null {
  return onPath(machine, [SHELL]).find((file) => machine.exists(file)) ?? null;
}

/** @returns null if the installation fails; apt-get prints the reason */
function shellFromDebian(machine: HostEnvironment): string | null {
  if (!machine.isRoot || !machine.exists(DEBIAN_MARK)) {
    return null;
  }
  machine.print(`Installing the Debian package ${SHELL}, since this machine has no such browser.`);
  try {
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL]);
  } catch {
    return null;
  }
  return installedShell(machine);
}
