import { installedBrowser, namedBrowser, onPath } from '../../engine/src/tools/chromium/browser.ts';
import { type HostEnvironment, thisMachine } from './hostEnvironment.ts';

/** Chromium without windows: program and Debian package. */
const SHELL = 'chromium-headless-shell';
const DEBIAN_MARK = '/etc/debian_version';

/**
 * Finds a Chromium to drive: the one that the environment names, one without windows, which Debian's root gets
 * installed, since tests take a third less time with it; then any other, Playwright's own among them.
 * @returns path of the program
 * @throws MissingToolError
 */
export function findBrowser(machine: HostEnvironment = thisMachine): string {
  return namedBrowser(machine) ?? installedShell(machine) ?? shellFromDebian(machine) ?? installedBrowser(machine);
}

function installedShell(machine: HostEnvironment): string | null {
  return onPath(machine, [SHELL]).find((file) => machine.exists(file)) ?? null;
}

/** @returns null where the package can't be had; apt-get says why */
function shellFromDebian(machine: HostEnvironment): string | null {
  if (!machine.isRoot || !machine.exists(DEBIAN_MARK)) {
    return null;
  }
  machine.say(`Installing the Debian package ${SHELL}, since this machine has no such browser.`);
  try {
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL]);
  } catch {
    return null;
  }
  return installedShell(machine);
}
