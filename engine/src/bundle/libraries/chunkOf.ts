import type { Rolldown } from 'vite';

import type { LibraryPlan } from './planLibraries.ts';
import { createPackageFinder, packageOfSpecifier } from '../../content/packages.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;
/** Returns a module that the bundler has loaded. */
export type InfoOf = (id: string) => ModuleInfo | null;

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Used by a single library, and as large as the rest of React. */
const REACT_SERVER = /[\\/]react-dom[\\/](?:cjs[\\/])?(?:react-dom-)?server/;

/**
 * Creates the function that assigns modules to chunks: one chunk per package. A package with several libraries is
 * divided by the set of libraries that depend on a module, so that its chunks don't import each other circularly.
 * @param entryOf module id by specifier of the plan, collected while modules are resolved
 * @param assigned returns the chunk of modules that are assigned otherwise: null for one of its own; else undefined
 */
export function createChunkNames(
  { modules, entryPoints, aliases }: LibraryPlan,
  entryOf: ReadonlyMap<string, string>,
  assigned: (id: string, infoOf: InfoOf) => string | null | undefined
): (id: string, infoOf: InfoOf) => string | null {
  const packageOf = createPackageFinder();
  const splitPackages = new Set([...entryPoints].map(packageOfSpecifier));
  const specifierOf = new Map([...aliases].map(([specifier, file]) => [file, specifier]));
  let libraries: ReadonlyMap<string, string> | null = null;

  return (id, infoOf) => {
    const chunk = id.startsWith('\0') ? null : assigned(id, infoOf);
    if (chunk !== undefined) {
      return chunk;
    }
    if (REACT.test(id)) {
      return REACT_SERVER.test(id) ? 'react-dom-server' : 'react';
    }
    const replaced = specifierOf.get(id);
    if (replaced !== undefined) {
      return chunkName(`alias-${replaced}`);
    }
    const owner = packageOf(id);
    if (owner === null) {
      return null;
    }
    libraries ??= dependentLibraries(
      modules.filter((specifier) => entryPoints.has(specifier)),
      entryOf,
      infoOf,
      packageOf
    );
    return chunkName(owner.name + (libraries.get(id) ?? (splitPackages.has(owner.name) ? DEEP_IMPORT_SUFFIX : '')));
  };
}

export function sliceName(name: string, index: number): string {
  return chunkName(`${name}-slice-${index}`);
}

/** Converts a specifier to a file name. */
export function chunkName(specifier: string): string {
  return specifier.replace(/^@/, '').replace(/[^\w.-]+/g, '-');
}

/** Suffix of the chunk for modules that are reached only by subpath imports. */
const DEEP_IMPORT_SUFFIX = '-other';

/**
 * Returns chunk name suffixes by module id: the libraries of the package that depend on the module. The suffix is empty
 * for modules that the package's main entry depends on, since it loads all of them.
 */
function dependentLibraries(
  specifiers: readonly string[],
  entryOf: ReadonlyMap<string, string>,
  infoOf: InfoOf,
  packageOf: ReturnType<typeof createPackageFinder>
): Map<string, string> {
  const suffixes = new Map<string, string>();
  const main = new Set<string>();
  for (const specifier of specifiers) {
    const name = packageOfSpecifier(specifier);
    const reached = new Set<string>();
    const queue = [entryOf.get(specifier) ?? ''];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (!reached.has(id) && packageOf(id)?.name === name) {
        reached.add(id);
        queue.push(...(infoOf(id)?.importedIds ?? []));
      }
    }
    for (const id of reached) {
      if (specifier === name) {
        main.add(id);
      }
      suffixes.set(id, `${suffixes.get(id) ?? ''}-${specifier.slice(name.length + 1)}`);
    }
  }
  main.forEach((id) => suffixes.set(id, ''));
  return suffixes;
}
