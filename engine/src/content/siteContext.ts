import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { SiteFile } from '../core/config/site.ts';
import { ConfigError, type ResolvedConfig, resolveConfig } from '../core/config.ts';
import { applyWording } from '../core/siteTexts.ts';
import { importModule } from './importModule.ts';
import { moduleFailure } from './moduleFailure.ts';
import { findPackageFolder } from './packages.ts';
import { encodingFault } from './textFile.ts';

/** Where a site is and what its configuration says. */
export interface SiteContext {
  folder: string;
  config: ResolvedConfig;
  /** What may be deleted at any time. */
  cacheFolder: string;
  /** Where `build` writes and `preview` reads. */
  outFolder: string;
}

const CONFIG_FILES = ['site.config.ts', 'site.config.js', 'site.config.mjs'];

/** The configuration in a site's folder, or null. */
export function findConfigFile(folder: string): string | null {
  return CONFIG_FILES.map((name) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * Loads the configuration of the site in `folder`. The process has its language and its texts from then on.
 * @throws ConfigError when there is none, it can't be run, or it doesn't fit the schema
 */
export async function loadSiteContext(folder: string): Promise<SiteContext> {
  const absolute = existsSync(folder) ? realpathSync(folder) : path.resolve(folder);
  const file = requireConfigFile(absolute);
  const module = await importSiteModule(file);
  const config = resolveConfig(requireConfig(module.default, file), file);
  applyWording(config);
  return {
    folder: absolute,
    config,
    cacheFolder: path.join(absolute, '.patternbook'),
    outFolder: path.join(absolute, 'dist')
  };
}

/** Names that other tools read. */
const OTHER_CONFIG = /^site\.config\.(?:[cm]?[jt]sx?|json)$/;

function requireConfigFile(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => OTHER_CONFIG.test(name)) : [];
  const [first, second] = CONFIG_FILES.filter((name) => names.includes(name));
  if (first === undefined) {
    const [other] = names;
    throw new ConfigError(
      other === undefined
        ? `${folder} has no site.config.ts. Run the command in a site's folder or name one with --site.`
        : `${path.join(folder, other)} is not read. Rename it to site.config.ts, and write: export default defineSite({ … })`
    );
  }
  const file = path.join(folder, first);
  if (second !== undefined) {
    throw new ConfigError(`${folder} has two configurations, ${first} and ${second}. Remove one of them.`);
  }
  if (!statSync(file).isFile()) {
    throw new ConfigError(`${file} is a folder. Write the configuration into a file of this name.`);
  }
  const fault = encodingFault(readFileSync(file));
  if (fault !== null) {
    throw new ConfigError(`${file}:${fault.line}: ${fault.message} Save the file as UTF-8.`);
  }
  return file;
}

/** @throws ConfigError if a module of a site exports no object */
function requireConfig(value: unknown, file: string): unknown {
  if (value === undefined) {
    throw new ConfigError(`${file} has no default export. Write: export default defineSite({ … })`);
  }
  if (typeof value === 'function') {
    throw new ConfigError(`${file} exports a function. Call it: export default await config()`);
  }
  if (value instanceof Promise) {
    // Nobody else waits for it.
    value.catch(() => null);
    throw new ConfigError(`${file} exports a promise. Wait for it: export default await config()`);
  }
  return value;
}

/**
 * Imports a module of a site.
 * @param version see {@link importModule}
 * @throws ConfigError that says what is wrong where
 */
export async function importSiteModule(file: string, version = 0): Promise<{ default?: unknown }> {
  const reportExit = (): void => {
    process.stderr.write(`${file} can't be loaded:\nIt ends the program, or waits for what never comes.\n`);
    process.exitCode = 1;
  };
  process.once('exit', reportExit);
  try {
    return (await importModule(pathToFileURL(file).href, version)) as { default?: unknown };
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(moduleFailure(file, error));
  } finally {
    process.removeListener('exit', reportExit);
  }
}

/**
 * Absolute path of a file that the configuration names.
 * @throws ConfigError when it doesn't exist or its package is not installed
 */
export function locateSiteFile(file: SiteFile, siteFolder: string): string {
  const located = siteFilePath(file, siteFolder);
  if (located === null) {
    const { package: owner, file: name } = typeof file === 'string' ? { package: '', file } : file;
    throw new ConfigError(`The package "${owner}", of which the configuration names ${name}, is not installed.`);
  }
  if (!existsSync(located)) {
    throw new ConfigError(`There is no file ${located}, which the configuration names.`);
  }
  if (!statSync(located).isFile()) {
    throw new ConfigError(`${located} is a folder, but the configuration needs a file there.`);
  }
  return located;
}

/** Absolute path of a file that the configuration names, and that may not exist; null if its package isn't installed. */
export function siteFilePath(file: SiteFile, siteFolder: string): string | null {
  if (typeof file === 'string') {
    return path.join(siteFolder, file);
  }
  const packageFolder = findPackageFolder(file.package, siteFolder);
  return packageFolder === null ? null : path.join(packageFolder, file.file);
}
