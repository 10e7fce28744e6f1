import type { SearchKind } from './searchKind.ts';

/** The index comes in parts, each fetched when it is first needed. */
export const SLICES = ['pages', 'examples', 'props', 'css-variables', 'tokens', 'icons'] as const;

/** `pages` has pages, headings, components and titles of examples; `examples` adds the names in their code. */
export type SliceName = (typeof SLICES)[number];

/** The kinds that a slice holds; prose (`text`) has an index of its own. */
export const KINDS_OF_SLICE: Readonly<Record<SliceName, readonly SearchKind[]>> = {
  pages: ['page', 'heading', 'component', 'example'],
  examples: ['example'],
  props: ['prop'],
  'css-variables': ['cssVariable'],
  tokens: ['token'],
  icons: ['icon']
};

/** Address of a slice ({@link SearchSlice}). */
export function sliceAddress(name: SliceName): string {
  return `/search/${name}.json`;
}

/** Folder of the index of prose, which Pagefind makes and reads. */
export const PROSE_ADDRESS = '/search/prose/';
