import type { Rolldown } from 'vite';

import type { LibraryPlan } from './planLibraries.ts';
import { createPackageFinder, packageOfSpecifier } from '../../content/packages.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers'>;
type InfoOf = (id: string) => ModuleInfo | null;

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Only one library of many needs it, and it is as large as all the rest of React. */
const REACT_SERVER = /[\\/]react-dom[\\/](?:cjs[\\/])?(?:react-dom-)?server/;

/** What becomes known while modules are read. */
export interface KnownModules {
  /** Id of the module behind each specifier of the plan. */
  entryOf: ReadonlyMap<string, string>;
  /** Names that libraries import from the main entry of a sliced package. */
  taken: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Decides which modules share a chunk: those of a package. A package of several libraries is cut by which of them need
 * a module; so no chunk imports another one of its package that imports it in turn. Modules of a sliced package that
 * nothing else needs are in the chunk of their slice.
 */
export function createChunkNames(
  { modules, offered, sliced }: LibraryPlan,
  { entryOf, taken }: KnownModules
): (id: string, infoOf: InfoOf) => string | null {
  const packageOf = createPackageFinder();
  const cutPackages = new Set([...offered].map(packageOfSpecifier));
  const barrels = new Set(sliced.flatMap(({ barrel }) => [...barrel]));
  const sliceOf = new Map(
    sliced.flatMap(({ name, slices }) =>
      slices.flatMap((members, index) =>
        members.map(({ file, names }) => [file, { name, names, slice: sliceName(name, index) }] as const)
      )
    )
  );
  let libraries: ReadonlyMap<string, string> | null = null;

  return (id, infoOf) => {
    if (id.startsWith('\0')) {
      return null;
    }
    if (REACT.test(id)) {
      return REACT_SERVER.test(id) ? 'react-dom-server' : 'react';
    }
    const member = sliceOf.get(id);
    const isOwn = (importer: string) => barrels.has(importer) || importer.startsWith('\0');
    if (
      member &&
      infoOf(id)?.importers.every(isOwn) &&
      !member.names.some((name) => taken.get(member.name)?.has(name))
    ) {
      return member.slice;
    }
    const owner = packageOf(id);
    if (owner === null) {
      return null;
    }
    libraries ??= librariesOf(
      modules.filter((specifier) => offered.has(specifier)),
      entryOf,
      infoOf,
      packageOf
    );
    return chunkName(owner.name + (libraries.get(id) ?? (cutPackages.has(owner.name) ? OTHER : '')));
  };
}

export function sliceName(name: string, index: number): string {
  return chunkName(`${name}-slice-${index}`);
}

/** A specifier as the name of a file. */
export function chunkName(specifier: string): string {
  return specifier.replace(/^@/, '').replace(/[^\w.-]+/g, '-');
}

/** End of the name of the chunk with what only paths into a package lead to. */
const OTHER = '-other';

/**
 * Which libraries of its own package need a module, as the end of a chunk's name: none for modules that the package's
 * main entry needs, since it takes all of these.
 */
function librariesOf(
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
