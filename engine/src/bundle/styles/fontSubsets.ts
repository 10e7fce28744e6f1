import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

import { assetPath } from '../../content/assets.ts';
import { shortHash, writeWhole } from '../../content/files.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import type { Asset } from '../../model.ts';
import type { Sheet } from './classIndex.ts';

/** Font file -> smaller file with the characters of `BASIC_RANGES` alone. */
export type FontSubsets = ReadonlyMap<string, Asset>;

/** Code points of nearly all English text: ASCII, and the punctuation, signs and arrows of running text. */
const BASIC_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2010, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x2190, 0x2193],
  [0x2212, 0x2212]
];
const BASIC_TEXT = BASIC_RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
).join('');
const UNICODE_RANGE = BASIC_RANGES.map(([first, last]) => {
  const [start, end] = [first, last].map((code) => code.toString(16).toUpperCase());
  return start === end ? `U+${start}` : `U+${start}-${end}`;
}).join(',');

/** Part of the key of stored files: change it when the files have to be created again. */
const VERSION = `1 ${UNICODE_RANGE}`;

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const FONT_URL = /url\("?([^")]+\.woff2)"?\)/;
const WEIGHTS = /font-weight:\s*(\d+)(?:\s+(\d+))?/;

/**
 * Creates subsets of the variable WOFF2 fonts of style sheets: basic characters, and the weights that the sheet declares.
 * Fonts for icons are none, since no text is set in them.
 * @param cacheFolder keeps the files for the next build
 */
export async function createFontSubsets(sheets: readonly Sheet[], cacheFolder: string): Promise<FontSubsets> {
  const subsets = new Map<string, Asset>();
  for (const { css, assets } of sheets) {
    const fileOf = new Map(assets.map((asset) => [asset.path, asset.file]));
    for (const [face] of css.matchAll(FONT_FACE)) {
      const file = fileOf.get(FONT_URL.exec(face)?.[1] ?? '');
      const weights = WEIGHTS.exec(face);
      if (file !== undefined && weights && !subsets.has(file) && !face.includes('unicode-range')) {
        const [, min = '', max = min] = weights;
        subsets.set(file, await subset(file, Number(min), Number(max), cacheFolder));
      }
    }
  }
  return subsets;
}

async function subset(file: string, min: number, max: number, cacheFolder: string): Promise<Asset> {
  const font = readFileSync(file);
  const key = shortHash(Buffer.concat([Buffer.from(`${VERSION} ${min} ${max}`), font]), 16);
  const folder = path.join(cacheFolder, 'fonts', key);
  const target = path.join(folder, `${path.basename(file, '.woff2')}-basic.woff2`);
  if (!isSealed(folder)) {
    const content = await subsetFont(font, BASIC_TEXT, {
      targetFormat: 'woff2',
      variationAxes: { wght: min === max ? min : { min, max } }
    });
    writeWhole(target, content);
    await sealFolder(folder);
  }
  return assetPath(target);
}

/**
 * Adds a face for each subset to a sheet. It follows the face of the whole font and has a `unicode-range`, so browsers
 * prefer it for basic characters, and load the whole font only if a page has others.
 */
export function withFontSubsets(sheet: Sheet, subsets: FontSubsets): Sheet {
  const fileOf = new Map(sheet.assets.map((asset) => [asset.path, asset.file]));
  const added: Asset[] = [];
  const css = sheet.css.replace(FONT_FACE, (face) => {
    const address = FONT_URL.exec(face)?.[1] ?? '';
    const basic = subsets.get(fileOf.get(address) ?? '');
    if (!basic) {
      return face;
    }
    added.push(basic);
    return `${face}${face.replace(address, basic.path).replace(/\}$/, `;unicode-range:${UNICODE_RANGE}}`)}`;
  });
  return added.length === 0 ? sheet : { ...sheet, css, assets: [...sheet.assets, ...added] };
}
