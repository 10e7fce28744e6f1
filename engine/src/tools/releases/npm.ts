import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { UserError } from '../../core/userError.ts';

const run = promisify(execFile);

/** A version without what marks prereleases. */
const RELEASE = /^\d+\.\d+\.\d+$/;
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Declarations of packages name React's. Those of this version have all that older and newer packages name: later ones
 * lack the global namespace of JSX.
 */
const REACT_TYPES = '@types/react@18';

/**
 * Lists the released versions of a package, without prereleases.
 * @throws (rejects) UserError if npm can't reach its registry, or there is no such package
 */
export async function releasedVersions(name: string): Promise<string[]> {
  const output = await npm(['view', name, 'versions', '--json'], process.cwd());
  const versions = JSON.parse(output) as string | string[];
  return [versions].flat().filter((version) => RELEASE.test(version));
}

/**
 * Installs packages below a folder, without running their scripts, with those that they need and React's declarations.
 * @param versions name -> version
 * @throws (rejects) UserError if npm can't reach its registry, or a version doesn't exist
 */
export async function installPackages(versions: Readonly<Record<string, string>>, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const specs = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  // Packages of one release may ask for different versions of others, which doesn't matter to their declarations.
  await npm(['install', '--ignore-scripts', '--force', ...quiet, ...specs, REACT_TYPES], folder);
}

const UNREACHABLE = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/;
const UNKNOWN = /\b(?:E404|ETARGET)\b/;

/** Runs npm, and returns what it prints. */
async function npm(args: readonly string[], folder: string): Promise<string> {
  const isWindows = process.platform === 'win32';
  try {
    const { stdout } = await run(isWindows ? 'npm.cmd' : 'npm', args, {
      cwd: folder,
      maxBuffer: MAX_OUTPUT,
      shell: isWindows
    });
    return stdout;
  } catch (error) {
    throw new UserError(explain(error instanceof Error ? error.message : String(error), args));
  }
}

/** @param message with what npm printed */
function explain(message: string, [command = '', ...rest]: readonly string[]): string {
  if (/\bENOENT\b/.test(message) && message.includes('spawn')) {
    return 'npm is not installed, so no packages can be fetched. Install it, or name folders that have the packages.';
  }
  if (UNREACHABLE.test(message)) {
    return 'npm can’t reach its registry, so no packages can be fetched. Check the network, or name folders that have the packages.';
  }
  if (UNKNOWN.test(message)) {
    const line = message.split('\n').find((each) => UNKNOWN.test(each) || each.includes('No matching version'));
    return `npm doesn’t find what was asked for: ${line ?? rest.join(' ')}`;
  }
  return `"npm ${command}" failed: ${message}`;
}
