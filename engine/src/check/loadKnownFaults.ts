import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type KnownFault, parseKnownFaults } from '../core/knownFaults.ts';

/** Name of the list, in the site's folder. */
export const KNOWN_FAULTS_FILE = 'knownFaults.ts';

/**
 * Reads a site's known faults; a site without the file has none.
 * @throws if the file does not export such a list as default
 */
export async function loadKnownFaults(siteFolder: string): Promise<KnownFault[]> {
  const file = join(siteFolder, KNOWN_FAULTS_FILE);
  if (!existsSync(file)) {
    return [];
  }
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  return parseKnownFaults(module.default, KNOWN_FAULTS_FILE);
}

/** The list and the parts that a long one is composed of, in the folder `knownFaults` beside it. */
export function knownFaultFiles(siteFolder: string): string[] {
  const parts = join(siteFolder, 'knownFaults');
  const names = existsSync(parts) ? readdirSync(parts).filter((name) => name.endsWith('.ts')) : [];
  return [join(siteFolder, KNOWN_FAULTS_FILE), ...names.map((name) => join(parts, name))];
}
