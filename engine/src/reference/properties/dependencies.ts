import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPackageFolder } from '../../content/packages.ts';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** An installed package that the documented packages bring along, directly or through another one. */
export interface Dependency {
  name: string;
  folder: string;
  version: string;
}

/**
 * Returns the dependencies of packages, transitively. Peer dependencies don't count: readers install and import those
 * themselves, so they have a documentation of their own.
 */
export function dependenciesOf(packages: readonly string[], siteFolder: string): Dependency[] {
  const folders = packages.flatMap((name) => findPackageFolder(name, siteFolder) ?? []);
  const found = new Map<string, Dependency>();
  for (const folder of folders) {
    addDependencies(readManifest(folder), folder, found);
  }
  return [...found.values()].filter(({ folder }) => !folders.includes(folder));
}

function addDependencies({ dependencies = {} }: Manifest, from: string, found: Map<string, Dependency>): void {
  for (const name of Object.keys(dependencies).toSorted()) {
    const folder = findPackageFolder(name, from);
    if (folder !== null && !found.has(folder)) {
      const manifest = readManifest(folder);
      found.set(folder, { name, folder, version: manifest.version ?? '' });
      addDependencies(manifest, folder, found);
    }
  }
}

/** Returns the names of a package's direct dependencies, including peers. */
export function directDependencies(folder: string): string[] {
  const { dependencies, peerDependencies } = readManifest(folder);
  return Object.keys({ ...dependencies, ...peerDependencies }).toSorted();
}

/** True for a package that is written for React. */
export function usesReact(folder: string): boolean {
  const { dependencies, peerDependencies, devDependencies } = readManifest(folder);
  return 'react' in { ...dependencies, ...peerDependencies, ...devDependencies };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
