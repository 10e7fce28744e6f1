import type { SearchKind } from './searchKind.ts';

/** Slices of the index, each fetched on demand. */
export const SLICES = ['pages', 'parts', 'examples', 'props', 'css-variables', 'tokens', 'icons'] as const;

/**
 * `pages` contains pages and their tabs; `parts` their headings, components and titles of examples; `examples` adds the
 * identifiers in the code.
 */
export type SliceName = (typeof SLICES)[number];

/** Kinds of results in a slice. Prose (`text`) has a separate full-text index. */
export const KINDS_OF_SLICE: Readonly<Record<SliceName, readonly SearchKind[]>> = {
  pages: ['page'],
  parts: ['heading', 'component', 'example'],
  examples: ['example'],
  props: ['prop'],
  'css-variables': ['cssVariable'],
  tokens: ['token'],
  icons: ['icon']
};

/** Returns the address of a slice ({@link SearchSlice}). */
export function sliceAddress(name: SliceName): string {
  return `/search/${name}.json`;
}

/** Folder of the full-text index, or of its first part, which Pagefind generates and reads. */
export const PROSE_ADDRESS = '/search/prose/';

/**
 * Returns the folder of a part of the full-text index.
 * @param part its number, from 0
 */
export function proseAddress(part: number): string {
  return part === 0 ? PROSE_ADDRESS : `/search/prose-${part + 1}/`;
}
