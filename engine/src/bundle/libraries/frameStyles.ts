import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { lookup } from 'mrmime';

import type { Asset } from '../../model.ts';
import type { StyleLibrary } from '../styles/styleLibrary.ts';

/** The style sheets of the isolated frame. */
export interface FrameStyles {
  /** Everything that an example can need. */
  css: string;
  /** Images that it refers to. */
  assets: Asset[];
  /** Its fonts, with their files in it. */
  fonts: string;
}

const FRAME_SHEET = fileURLToPath(new URL('../../live/frame/frame.css', import.meta.url));

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_FILE = /url\("?([^")]+)"?\)/g;
const ITALIC = /font-style:\s*(?:italic|oblique)/;
const WOFF2 = /\.woff2$/;

/**
 * Joins all sheets that examples can need, as documents would.
 *
 * A document of an opaque origin may not fetch fonts from a host that does not say so, so the sheet holds them. Only
 * upright WOFF2 files: browsers slant them for the few words that examples set in italics.
 *
 * @param sheets files of the style sheets that libraries import
 */
export function frameStyles(styles: StyleLibrary, sheets: readonly string[]): FrameStyles {
  const files = [
    ...styles.exampleBase,
    ...styles.exampleClassSheets,
    ...sheets.filter((file) => existsSync(file)),
    FRAME_SHEET
  ];
  const { css, assets } = styles.bundle(files);
  const fileOf = new Map(assets.map((asset) => [asset.path, asset.file]));
  const faces = new Set(css.match(FONT_FACE) ?? []);
  const fonts = [...faces].flatMap((face) => withFile(face, fileOf) ?? []);
  const withoutFonts = css.replace(FONT_FACE, '');
  return {
    css: withoutFonts,
    assets: assets.filter((asset) => withoutFonts.includes(asset.path)),
    fonts: `${fonts.join('\n')}\n`
  };
}

/** A font face that holds its file; null for those that the frame does without. */
function withFile(face: string, fileOf: ReadonlyMap<string, string>): string | null {
  const address = [...face.matchAll(FONT_FILE)].map(([, url = '']) => url).find((url) => WOFF2.test(url));
  const file = fileOf.get(address ?? '');
  if (file === undefined || ITALIC.test(face)) {
    return null;
  }
  const data = `data:${lookup(file) ?? 'font/woff2'};base64,${readFileSync(file).toString('base64')}`;
  const format = /format\([^)]*\)/.exec(face)?.[0] ?? '';
  return face.replace(/src:[^;}]*/, `src:url(${data})${format}`);
}
