import { statSync } from 'node:fs';
import path from 'node:path';

import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { SlicedLibrary } from '../../core/liveSetup.ts';
import { sliceKey, sliceOf } from '../../core/sliceNames.ts';
import { readModuleRecord } from '../styles/moduleRecord.ts';

/**
 * A package whose main entry passes on more modules than this is cut into slices. Icons and tokens come in thousands,
 * 0.5 MB and more, of which a program names a few; the largest library of components passes on about 300 modules,
 * which hang together.
 */
const MOST_MODULES_OF_ONE_SCRIPT = 1500;
/** Bytes of source of the modules in one slice: a third of that is sent. */
const SLICE_BYTES = 80_000;

/** A package's main entry that only passes on the names of many modules. */
export interface Barrel {
  /** The modules that pass names on. */
  files: ReadonlySet<string>;
  /** Absolute file of each module with what it provides. */
  members: BarrelMember[];
}

export interface BarrelMember {
  file: string;
  names: string[];
}

/** Reads which module provides each name of an entry, without reading those modules. */
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
    if (record.passedOn.size === 0 && record.passedOnWhole.length === 0) {
      record.own.forEach((name) => note(file, name));
      return;
    }
    files.add(file);
    record.own.forEach((name) => note(file, name));
    for (const [name, source] of record.passedOn) {
      note(resolver.resolve(path.dirname(file), source.specifier) ?? file, name);
    }
    for (const specifier of record.passedOnWhole) {
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

export function isHuge({ members }: Barrel): boolean {
  return members.length > MOST_MODULES_OF_ONE_SCRIPT;
}

/**
 * Cuts the modules of a barrel into slices, by key.
 * @param wanted files and names that the site's examples ask for: they come first, together
 */
export function cutSlices({ members }: Barrel, wanted: ReadonlySet<string>): BarrelMember[][] {
  const keyed = members.map((member) => ({ ...member, key: sliceKey(stemOf(member.file)) }));
  const first = new Set(
    keyed.flatMap(({ file, names, key }) => (wanted.has(file) || names.some((name) => wanted.has(name)) ? [key] : []))
  );
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return [...cut(sorted.filter(({ key }) => first.has(key))), ...cut(sorted.filter(({ key }) => !first.has(key)))];
}

/** Modules of one key stay together, so that the key leads to them. */
function cut(members: readonly (BarrelMember & { key: string })[]): BarrelMember[][] {
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

/** How programs find the slice of a name (`sliceOf`): by the order of keys, and a list of those outside of it. */
export function indexSlices(slices: readonly BarrelMember[][]): Pick<SlicedLibrary, 'starts' | 'names'> {
  const firstKeys = slices.map(([first]) => (first ? sliceKey(stemOf(first.file)) : ''));
  // What examples want stands before all others and out of order.
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

/** Name of a module's file without its ending. */
export function stemOf(file: string): string {
  return path.basename(file, path.extname(file));
}
