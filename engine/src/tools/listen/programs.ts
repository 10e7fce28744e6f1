import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

import { MissingToolError, onPath } from '../chromium/browser.ts';

/** Programs that a recording needs, with their Debian packages. A path is tried as it is, a name in the folders of PATH. */
const PACKAGES = {
  'firefox-esr': 'firefox-esr',
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  'speech-dispatcher': 'speech-dispatcher',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core'
} as const;

export type ProgramName = keyof typeof PACKAGES;

interface ProgramHost {
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a file exists. */
  exists: (file: string) => boolean;
}

/** @throws MissingToolError that names the Debian packages of all programs that are not installed */
export function requirePrograms({ env, exists }: ProgramHost = { env: process.env, exists: existsSync }): void {
  const isInstalled = (name: string): boolean =>
    name.startsWith('/') ? exists(name) : onPath({ env, platform: 'linux' }, [name]).some(exists);
  const missing = Object.entries(PACKAGES).flatMap(([name, debian]) => (isInstalled(name) ? [] : [debian]));
  if (missing.length > 0) {
    throw new MissingToolError(
      `A screen reader is recorded on Linux, with programs of which some are not installed. Run: apt-get install ${missing.join(' ')}`
    );
  }
}

/** Versions of the installed Orca and Firefox. */
export function programVersions(): { orca: string; firefox: string } {
  const versionOf = (name: ProgramName): string => {
    const text = execFileSync(name, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /\d+(?:\.\d+)*/.exec(text)?.[0] ?? text.trim();
  };
  return { orca: versionOf('orca'), firefox: versionOf('firefox-esr') };
}

/** Programs that run until they are stopped together. */
export interface Programs {
  /** Starts a program, in the environment of all. */
  start: (name: ProgramName, args: readonly string[]) => ChildProcessWithoutNullStreams;
  /** Stops all programs, the last one first. */
  stop: () => void;
}

/** @param env variables besides those of this process; programs that start later see its changes */
export function createPrograms(env: Readonly<Record<string, string>>): Programs {
  const running: ChildProcessWithoutNullStreams[] = [];
  return {
    start(name, args) {
      // A group of its own, so that what it starts itself ends with it.
      const child = spawn(name, args, { env: { ...process.env, ...env }, detached: true });
      child.on('error', () => undefined);
      // Unread output would block a program.
      child.stdout.resume();
      child.stderr.resume();
      running.push(child);
      return child;
    },
    stop() {
      for (const { pid } of running.splice(0).toReversed()) {
        if (pid !== undefined) {
          endGroup(pid);
        }
      }
    }
  };
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
