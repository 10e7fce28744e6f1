import { statSync } from 'node:fs';
import path from 'node:path';

import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { SlicedLibrary } from '../../core/liveSetup.ts';
import { sliceKey, sliceOf } from '../../core/sliceNames.ts';
import { readModuleRecord } from '../moduleRecord.ts';

/**
 * Maximum number of modules in an unsliced package. Packages of icons and tokens have thousands of modules, 0.5 MB and
 * more, of which a program uses a few. The largest component library re-exports about 300, which depend on each other.
 */
const MAX_UNSLICED_MODULES = 1500;
/** Size limit of a slice, in bytes of source. About a third of that is transferred. */
const SLICE_BYTES = 80_000;

/** The barrel of a package: a main entry that re-exports the names of many modules. */
export interface Barrel {
  /** Modules that only re-export. */
  files: ReadonlySet<string>;
  /** The modules that define the exports. */
  members: BarrelMember[];
}

export interface BarrelMember {
  file: string;
  names: string[];
}

/** Maps the exports of an entry to the modules that define them, without parsing those modules. */
export function readBarrel(entry: string, resolver: ModuleResolver): Barrel {
  const files = new Set<string>();
  const members = new Map<string, Set<string>>();
  const note = (file: string, name: string): void => {
    members.set(file, (members.get(file) ?? new Set()).add(name));
  };
  const visit = (file: string): void => {
    const record = files.has(file) ? null : readModuleRecord(file);
    if (record === null) {
      return;
    }
    if (record.indirectExports.size === 0 && record.starExports.length === 0) {
      record.localExports.forEach((name) => note(file, name));
      return;
    }
    files.add(file);
    record.localExports.forEach((name) => note(file, name));
    for (const [name, source] of record.indirectExports) {
      note(resolver.resolve(path.dirname(file), source.specifier) ?? file, name);
    }
    for (const specifier of record.starExports) {
      const target = resolver.resolve(path.dirname(file), specifier);
      if (target !== null) {
        visit(target);
      }
    }
  };
  visit(entry);
  return {
    files,
    members: [...members]
      .map(([file, names]) => ({ file, names: [...names].filter((name) => name !== 'default') }))
      .filter(({ names }) => names.length > 0)
  };
}

export function needsSlicing({ members }: Barrel): boolean {
  return members.length > MAX_UNSLICED_MODULES;
}

/**
 * Divides the modules of a barrel into slices, sorted by key.
 * @param wanted files and names that the site's examples import: these modules come first, in slices of their own
 */
export function createSlices({ members }: Barrel, wanted: ReadonlySet<string>): BarrelMember[][] {
  const keyed = members.map((member) => ({ ...member, key: sliceKey(stemOf(member.file)) }));
  const first = new Set(
    keyed.flatMap(({ file, names, key }) => (wanted.has(file) || names.some((name) => wanted.has(name)) ? [key] : []))
  );
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return [
    ...splitBySize(sorted.filter(({ key }) => first.has(key))),
    ...splitBySize(sorted.filter(({ key }) => !first.has(key)))
  ];
}

/** Keeps modules with the same key together, so that the key identifies their slice. */
function splitBySize(members: readonly (BarrelMember & { key: string })[]): BarrelMember[][] {
  const slices: BarrelMember[][] = [];
  let bytes = Infinity;
  let last = '';
  for (const { key, file, names } of members) {
    if (bytes > SLICE_BYTES && key !== last) {
      slices.push([]);
      bytes = 0;
    }
    slices.at(-1)?.push({ file, names });
    bytes += statSync(file).size;
    last = key;
  }
  return slices;
}

/** Creates the lookup from names to slices (`sliceOf`): the first key of each slice, and exceptions from that order. */
export function indexSlices(slices: readonly BarrelMember[][]): Pick<SlicedLibrary, 'starts' | 'names'> {
  const firstKeys = slices.map(([first]) => (first ? sliceKey(stemOf(first.file)) : ''));
  // The leading slices, with the modules that examples use, break the sort order.
  const inOrder = firstKeys.findLastIndex((key, index) => index > 0 && key < (firstKeys[index - 1] ?? ''));
  const starts = firstKeys.map((key, index) => (index < inOrder ? null : key));
  const names: Record<string, number> = {};
  for (const [index, members] of slices.entries()) {
    for (const name of members.flatMap((member) => [stemOf(member.file), ...member.names])) {
      if (sliceOf({ starts, names }, name) !== index) {
        names[sliceKey(name)] = index;
      }
    }
  }
  return { starts, names };
}

/** Returns a module's file name without the extension. */
export function stemOf(file: string): string {
  return path.basename(file, path.extname(file));
}
