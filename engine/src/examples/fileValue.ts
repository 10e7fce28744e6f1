import { readFileSync } from 'node:fs';

import { lookup } from 'mrmime';

import { assetPath } from '../content/assets.ts';
import { readText } from '../content/textFile.ts';
import type { Asset } from '../model.ts';
import { isAssetFile } from './assetFile.ts';
import { isCssModule, readCssModule } from './cssModule.ts';
import { importKind } from './importSpecifier.ts';
import { jsonErrorPlace } from './jsonLines.ts';

/** What a file exports that isn't run as a module. */
export interface FileValue {
  default: unknown;
  /** Further exports. */
  names: Readonly<Record<string, string>>;
  /** The file, if it has to be published. */
  asset: Asset | null;
}

/** True for style sheets in CSS. */
export function isStyleSheet(file: string): boolean {
  return /\.css$/i.test(file);
}

/** Reads a JSON file. @throws SyntaxError with its place as `loc` */
export function readJsonFile(file: string): unknown {
  const text = readText(file).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Object.assign(new SyntaxError("It isn't valid JSON.", { cause }), { loc: jsonErrorPlace(text) });
  }
}

/**
 * Returns what an import of a file yields on every side: server, page, and editor.
 * @param query of the import, which `importKind` knows
 * @returns null for modules and JSON
 * @throws Error if the file can't be read
 */
export function fileValue(file: string, query: string): FileValue | null {
  const kind = importKind(query);
  if (kind === 'raw') {
    return valueOf(readText(file));
  }
  if (kind === 'inline') {
    return valueOf(inlineText(file));
  }
  return kind === 'url' ? addressOf(file) : plainValue(file);
}

function plainValue(file: string): FileValue | null {
  if (isAssetFile(file)) {
    return addressOf(file);
  }
  if (isCssModule(file)) {
    const { names } = readCssModule(file);
    return { default: names, names, asset: null };
  }
  return isStyleSheet(file) ? valueOf({}) : null;
}

function valueOf(value: unknown): FileValue {
  return { default: value, names: {}, asset: null };
}

function addressOf(file: string): FileValue {
  const asset = assetPath(file);
  return { default: asset.path, names: {}, asset };
}

/** Returns the text of a style sheet, or a data URL. */
function inlineText(file: string): string {
  if (isStyleSheet(file)) {
    return isCssModule(file) ? readCssModule(file).css : readText(file);
  }
  return `data:${lookup(file) ?? 'application/octet-stream'};base64,${readFileSync(file).toString('base64')}`;
}

/** Returns the source of a module with the exports of a file. Names need not be identifiers. */
export function valueModule({ default: value, names }: FileValue): string {
  const constants = Object.entries(names)
    .filter(([name]) => name !== 'default')
    .map(
      ([name, text], index) =>
        `const name${index} = ${JSON.stringify(text)};\nexport { name${index} as ${JSON.stringify(name)} };`
    );
  return [`export default ${JSON.stringify(value)};`, ...constants].join('\n');
}
