import path from 'node:path';

import type { MeasuredSheet } from '../../bundle/styles/styleLibrary.ts';

/** Length from which sheets are divided: those of light pages stay together, since files compress less well than one. */
const LEAST_DIVIDED_CHARS = 40_000;

/** Length from which the sheets of a component are worth a file that pages share, about 2 KB after gzip. */
const LEAST_SHARED_CHARS = 20_000;

/** Length of shared rules that outweighs one more request. */
const REQUEST_CHARS = 20_000;

/** Number of files that a page may link in addition to one for its own sheets and one for its late sheets. */
const MOST_FURTHER_FILES = 3;

/** Sheets of a page, divided into the files that it links, in this order. */
interface SheetFiles {
  own: string[][];
  late: string[][];
}

/** Adjacent sheets of one component and layer. */
interface Component {
  files: string[];
  layer: string | null;
  length: number;
}

interface Division {
  files: string[][];
  /** Length of the sheets in files that other pages can have, less what the requests cost. */
  gain: number;
}

/**
 * Divides the sheets of a page into files, so that large sheets are in files that many pages share: hardly two pages need
 * the same set of sheets. The rules of each cascade layer keep their order; across layers, the order doesn't count.
 */
export function divideIntoFiles(own: readonly MeasuredSheet[], late: readonly MeasuredSheet[]): SheetFiles {
  const pairs = divisionsOf(own).flatMap((first) => divisionsOf(late).map((second) => ({ own: first, late: second })));
  const allowed = pairs.filter((pair) => furtherFiles(pair.own) + furtherFiles(pair.late) <= MOST_FURTHER_FILES);
  const best = allowed.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
  return { own: best.own.files, late: best.late.files };
}

function gainOf({ own, late }: { own: Division; late: Division }): number {
  return own.gain + late.gain;
}

function furtherFiles({ files }: Division): number {
  return Math.max(files.length - 1, 0);
}

/** Returns the best division into each number of files, beginning with a single one. */
function divisionsOf(sheets: readonly MeasuredSheet[]): Division[] {
  const components = componentsOf(sheets);
  const isDivided = lengthOf(components) >= LEAST_DIVIDED_CHARS;
  const large = isDivided ? components.filter(({ length }) => length >= LEAST_SHARED_CHARS) : [];
  const best = new Map<number, Division>();
  for (const shared of selections(large, MOST_FURTHER_FILES + 1)) {
    const division = divide(components, shared);
    const { length } = division.files;
    if (division.gain > (best.get(length)?.gain ?? -Infinity)) {
      best.set(length, division);
    }
  }
  return [...best.values()];
}

function lengthOf(components: readonly Component[]): number {
  return components.reduce((sum, { length }) => sum + length, 0);
}

function componentsOf(sheets: readonly MeasuredSheet[]): Component[] {
  const components: Component[] = [];
  let folder: string | null = null;
  for (const { file, layer, length } of sheets) {
    const last = components.at(-1);
    if (last?.layer === layer && folder === path.dirname(file)) {
      last.files.push(file);
      last.length += length;
    } else {
      components.push({ files: [file], layer, length });
      folder = path.dirname(file);
    }
  }
  return components;
}

/** Returns all selections of at most `most` items, beginning with none. */
function selections<Item>(items: readonly Item[], most: number): Item[][] {
  const all: Item[][] = [[]];
  for (const item of items) {
    all.push(...all.filter(({ length }) => length < most).map((selection) => [...selection, item]));
  }
  return all;
}

/**
 * Puts each of some components into a file of its own. The others share as few files as the order of rules in each layer
 * allows: those of a layer that come after a file of its own are in the next shared file.
 */
function divide(components: readonly Component[], alone: readonly Component[]): Division {
  const shared: string[][] = [];
  /** Files of single components, by the number of shared files before them. */
  const single: string[][][] = [];
  let before = 0;
  let previous: Component | undefined;
  for (const component of components) {
    const isNewLayer = previous?.layer !== component.layer;
    before = isNewLayer ? 0 : before;
    if (alone.includes(component)) {
      (single[before] ??= []).push(component.files);
    } else {
      before += isNewLayer || (previous !== undefined && alone.includes(previous)) ? 1 : 0;
      (shared[before - 1] ??= []).push(...component.files);
    }
    previous = component;
  }
  const files = [...(single[0] ?? []), ...shared.flatMap((file, index) => [file, ...(single[index + 1] ?? [])])];
  return { files, gain: lengthOf(alone) - REQUEST_CHARS * Math.max(files.length - 1, 0) };
}
