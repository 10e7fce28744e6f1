import path from 'node:path';

import type { Plugin } from 'vite';

import { createPackageFinder } from '../../content/packages.ts';
import { escapeRegExp } from '../../core/escapeRegExp.ts';
import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { BarrelMember } from './barrel.ts';
import { type InfoOf, chunkName, sliceName } from './chunkOf.ts';
import { exportMember, Helpers, importMember, joinMembers } from './joinedCode.ts';
import { createLeafReader } from './leafModules.ts';
import { collectPackageImports } from './packageImports.ts';
import type { SlicedPackage } from './planLibraries.ts';

/** A chunk of the libraries, bundled or joined. */
export interface LibraryChunk {
  fileName: string;
  /** File names of chunks. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** Body of a CommonJS module. */
  code: string;
}

/** The slices of a package: joined chunks, and what the bundler has to do for them. */
export interface JoinedSlices {
  /** Entries for the bundler: name in the output -> file. */
  inputs: ReadonlyMap<string, string>;
  plugins: Plugin[];
  /** File name of the chunk with the modules that libraries import, which is external to the bundler. */
  sharedChunk: string;
  /** Returns the bundler's chunk of a module: null for one of its own, undefined for that of its package. */
  chunkOf: (id: string, infoOf: InfoOf) => string | null | undefined;
  /** Makes the chunks. To be called after the bundler, which finds out what libraries import. */
  chunks: () => LibraryChunk[];
}

/** Returns the file name of a slice's chunk. */
export function sliceFile(name: string, index: number): string {
  return `${sliceName(name, index)}.js`;
}

/**
 * Joins the leaf modules of a sliced package without the bundler. Those that libraries import are in a chunk of their
 * own, which is external to the bundler. The bundler makes a chunk of what leaf modules import, and one of the slices'
 * other modules, which may import leaf modules.
 */
export function joinSlices(sliced: SlicedPackage, resolver: ModuleResolver): JoinedSlices {
  const { name, barrel, slices } = sliced;
  const members = slices.flat();
  const readLeaf = createLeafReader([...barrel, ...members.map(({ file }) => file)], resolver);
  const leaves = new Map(
    members.flatMap((member) => {
      const leaf = readLeaf(member.file);
      return leaf ? [[member.file, { leaf, member }] as const] : [];
    })
  );
  const helpers = new Helpers([...leaves.values()].map(({ leaf }) => leaf));
  const chunk = chunkName(name);
  const helpersChunk = `${chunk}-helpers.js`;
  const othersChunk = `${chunk}-others.js`;
  const sharedChunk = `${chunk}-shared.js`;
  const [main = ''] = barrel;
  const folder = createPackageFinder()(main)?.folder ?? path.dirname(main);
  // In the package's folder, so that imports are resolved as in the package.
  const textOf = new Map(
    [
      [helpersChunk, helpers.code()] as const,
      [
        othersChunk,
        members
          .filter(({ file }) => !leaves.has(file))
          .map(exportMember)
          .join('')
      ] as const
    ].flatMap(([file, text]) => (text === '' ? [] : [[path.join(folder, file), text] as const]))
  );
  const sharedAddress = `./${sharedChunk}`;
  const imports = collectPackageImports(sliced, new Set(textOf.keys()));
  let helperModules: ReadonlySet<string> | null = null;

  const replaceModules: Plugin = {
    name: 'patternbook:join-slices',
    enforce: 'pre',
    resolveId: {
      filter: { id: [...textOf.keys(), sharedAddress].map((id) => new RegExp(`^${escapeRegExp(id)}$`)) },
      handler: (id) => (id === sharedAddress ? { id, external: 'absolute' } : id)
    },
    load: {
      filter: { id: new RegExp(`^${escapeRegExp(folder + path.sep)}`) },
      handler(id) {
        const leaf = leaves.get(id);
        return leaf ? { code: importMember(leaf.member, sharedAddress), moduleSideEffects: false } : textOf.get(id);
      }
    }
  };
  return {
    inputs: new Map([...textOf.keys()].map((file) => [path.basename(file, '.js'), file])),
    plugins: [replaceModules, imports.plugin],
    sharedChunk,
    chunkOf(id, infoOf) {
      if (textOf.has(id)) {
        return null;
      }
      // No chunk that the shared one requires may require it.
      if (leaves.has(id)) {
        return `${chunk}-members`;
      }
      helperModules ??= modulesBehind(path.join(folder, helpersChunk), folder, infoOf);
      return helperModules.has(id) ? `${chunk}-helper-modules` : undefined;
    },
    chunks() {
      const shared = new Set([...leaves.values()].map(({ member }) => member).filter(imports.has));
      const join = (fileName: string, own: readonly BarrelMember[]): LibraryChunk => {
        const joined = own.map((member) => {
          const source = leaves.get(member.file)?.leaf ?? othersChunk;
          return { member, source: shared.has(member) && fileName !== sharedChunk ? sharedChunk : source };
        });
        return { fileName, dynamicImports: [], ...joinMembers(joined, helpers, helpersChunk) };
      };
      return [
        ...slices.map((own, index) => join(sliceFile(name, index), own)),
        ...(shared.size > 0 ? [join(sharedChunk, [...shared])] : [])
      ];
    }
  };
}

/** Returns the modules of a folder that a module imports, including transitive imports. */
function modulesBehind(start: string, folder: string, infoOf: InfoOf): Set<string> {
  const reached = new Set([start]);
  // Iterating over a set includes elements added on the way.
  for (const id of reached) {
    for (const imported of infoOf(id)?.importedIds ?? []) {
      if (imported.startsWith(folder + path.sep)) {
        reached.add(imported);
      }
    }
  }
  return reached;
}
