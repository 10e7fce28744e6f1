import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { SiteFile } from '../core/config/site.ts';
import { ConfigError, type ResolvedConfig, resolveConfig } from '../core/config.ts';
import { applyWording } from '../core/siteTexts.ts';
import { importModule } from './importModule.ts';
import { findPackageFolder } from './packages.ts';

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
  const file = findConfigFile(absolute);
  if (file === null) {
    throw new ConfigError(
      `${absolute} has no site.config.ts. Run the command in a site's folder or name one with --site.`
    );
  }
  const module = await importSiteModule(file);
  if (module.default === undefined) {
    throw new ConfigError(`${file} has no default export. Write: export default defineSite({ … })`);
  }
  const config = resolveConfig(module.default, file);
  applyWording(config);
  return {
    folder: absolute,
    config,
    cacheFolder: path.join(absolute, '.patternbook'),
    outFolder: path.join(absolute, 'dist')
  };
}

/** Frames of a stack in Node and in packages say nothing about a configuration. */
const FOREIGN_FRAME = /^\s+at .*(?:node:|node_modules|content\/importModule)/;

/**
 * Imports a module of a site.
 * @param version see {@link importModule}
 * @throws ConfigError with the part of the stack that is about the site
 */
export async function importSiteModule(file: string, version = 0): Promise<{ default?: unknown }> {
  try {
    return (await importModule(pathToFileURL(file).href, version)) as { default?: unknown };
  } catch (error) {
    if (error instanceof ConfigError) {
      throw error;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const lines = stack.split('\n').filter((line) => !FOREIGN_FRAME.test(line));
    throw new ConfigError(`${file} can't be loaded:\n${lines.join('\n')}`);
  }
}

/**
 * Absolute path of a file that the configuration names.
 * @throws ConfigError when it doesn't exist or its package is not installed
 */
export function locateSiteFile(file: SiteFile, siteFolder: string): string {
  const located = pathOf(file, siteFolder);
  if (!existsSync(located)) {
    throw new ConfigError(`There is no file ${located}, which the configuration names.`);
  }
  return located;
}

function pathOf(file: SiteFile, siteFolder: string): string {
  if (typeof file === 'string') {
    return path.join(siteFolder, file);
  }
  const packageFolder = findPackageFolder(file.package, siteFolder);
  if (packageFolder === null) {
    throw new ConfigError(
      `The package "${file.package}", of which the configuration names ${file.file}, is not installed.`
    );
  }
  return path.join(packageFolder, file.file);
}
