import { hashText } from '../core/hashText.ts';
import type { IconPicture } from '../core/icons.ts';
import type { SearchKind } from '../core/searchKind.ts';

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

/** Address of the values of tokens ({@link TokenValues}). */
export const TOKEN_VALUES_ADDRESS = '/search/token-values.json';

/** Values by the names of tokens: one for all themes, or by the codes of the themes that share one. */
export type TokenValues = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What a picture of a result shows: a page, by its address, or an icon, by its name. */
export type PictureKind = 'page' | 'icon';

/** Pictures by the addresses of pages or the names of icons. */
export type Pictures = Readonly<Record<string, IconPicture>>;

/** Files of the pictures of a kind: few pictures in each, since results need few of them. */
export const PICTURE_FILES: Readonly<Record<PictureKind, number>> = { page: 32, icon: 256 };

/** Returns the address of one of the files with pictures. @param file its number, from 0 */
export function picturesAddress(kind: PictureKind, file: number): string {
  return `/search/pictures/${kind}-${file}.json`;
}

/** Returns the number of the file with the picture of a page or an icon. */
export function pictureFile(kind: PictureKind, name: string): number {
  return hashText(name) % PICTURE_FILES[kind];
}
