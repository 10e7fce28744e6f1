import type { IconsConfig } from '../../core/config/reference.ts';
import { inOrder } from './iconOrder.ts';
import { iconSliceAddress } from '../design/designFiles.ts';
import type { Icon, IconsIndex } from './schema.ts';

/** A slice of this size is about 50 KB compressed. */
const ICONS_PER_SLICE = 100;

export interface IconFiles {
  index: IconsIndex;
  /** Keyed by address. */
  slices: Map<string, Icon[]>;
}

/** Splits icons into slices, so that pages load only the SVGs that they show. */
export function iconFiles(
  icons: readonly Icon[],
  { package: name, groups, purposes, synonyms, usage }: IconsConfig
): IconFiles {
  const slices = new Map<string, Icon[]>();
  const entries = icons.map((icon, position): IconsIndex['icons'][number] => {
    const slice = iconSliceAddress(Math.floor(position / ICONS_PER_SLICE) + 1);
    slices.set(slice, [...(slices.get(slice) ?? []), icon]);
    const { svgs, ...facts } = icon;
    const prefix = groups.find((group) => group.name === icon.group)?.prefix ?? '';
    return {
      ...facts,
      sets: Object.keys(svgs),
      keywords: iconKeywords(icon.name.slice(prefix.length), synonyms),
      usage: Object.hasOwn(usage, icon.name) ? (usage[icon.name] ?? null) : null,
      slice
    };
  });
  const sets = [...new Set(icons.flatMap(({ svgs }) => Object.keys(svgs)))];
  return {
    index: {
      package: name,
      sets,
      groups: groups.map((group) => group.name),
      purposes: inOrder(purposes).map((purpose) => purpose.name),
      icons: entries
    },
    slices
  };
}

/** Parts of names without meaning for search. */
const NOISE = /^(\d+|[a-z]|icon|alt)$/;

/**
 * Returns the search keywords of an icon: the parts of its name, then their synonyms.
 * @param name without the prefix of its group
 * @param synonyms keyed by word or full name
 */
export function iconKeywords(name: string, synonyms: Readonly<Record<string, readonly string[]>>): string[] {
  const words = name.split('-').filter((word) => word !== '' && !NOISE.test(word));
  const meanings = [name, ...words].flatMap((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : []));
  return [...new Set([...words, ...meanings])];
}
