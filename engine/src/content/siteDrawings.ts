import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ConfigError, type ResolvedConfig } from '../core/config.ts';
import { importModule } from './importModule.ts';
import { moduleFailure } from './moduleFailure.ts';

/** Drawings of pages, by the page's address: React elements, which only the interface knows how to render. */
export type SiteDrawings = ReadonlyMap<string, unknown>;

/**
 * Loads the drawings of a site's pages; none without `drawings` in the configuration.
 * @param version see {@link importModule}
 * @throws ConfigError when their module doesn't exist, can't be run, or has no such default export
 */
export async function loadSiteDrawings(
  { drawings }: Pick<ResolvedConfig, 'drawings'>,
  siteFolder: string,
  version = 0
): Promise<SiteDrawings> {
  if (drawings === undefined) {
    return new Map();
  }
  const file = path.join(siteFolder, drawings);
  if (!existsSync(file)) {
    throw new ConfigError(`drawings: there is no module ${file}.`);
  }
  const module = await importDrawings(file, version);
  if (typeof module.default !== 'object' || module.default === null) {
    throw new ConfigError(`drawings: ${file} has no default export that names drawings by the address of their page.`);
  }
  return new Map(Object.entries(module.default));
}

async function importDrawings(file: string, version: number): Promise<{ default?: unknown }> {
  try {
    return (await importModule(pathToFileURL(file).href, version)) as { default?: unknown };
  } catch (error) {
    throw new ConfigError(`drawings: ${moduleFailure(file, error)}`);
  }
}
