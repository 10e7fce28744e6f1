import { readFileSync } from 'node:fs';
import path from 'node:path';

import { findPackageFolder, packageOfSpecifier } from '../content/packages.ts';
import { isAssetFile } from './assetFile.ts';
import { isStyleSheet } from './fileValue.ts';
import { importKind, splitSpecifier } from './importSpecifier.ts';
import { CONDITIONS } from './moduleResolver.ts';

/** Why an import can't be used. The message has no period, since a place may follow. */
export interface ImportProblem {
  message: string;
  hint: string;
}

/** Languages that are compiled to CSS. */
const PREPROCESSED_SHEET = /\.(?:scss|sass|less|styl|stylus|pcss|postcss|sss)$/i;
const MODULE = /\.(?:[cm]?[jt]sx?|json)$/i;

/** True for style sheets, also those that have to be compiled to CSS. */
export function isAnyStyleSheet(specifier: string): boolean {
  return isStyleSheet(specifier) || PREPROCESSED_SHEET.test(specifier);
}

/**
 * Finds the reason why a file can't be imported although it is there.
 * @param file absolute path, without the query
 * @returns null if it can
 */
export function unusableImport(specifier: string, file: string): ImportProblem | null {
  const kind = importKind(splitSpecifier(specifier).query);
  if (kind === null) {
    return {
      message: `Cannot import "${specifier}" with this query`,
      hint: 'Of all queries, examples can use ?raw, ?url, and ?inline.'
    };
  }
  if (kind === 'raw' || kind === 'url') {
    return null;
  }
  if (PREPROCESSED_SHEET.test(file)) {
    return {
      message: `Cannot use "${specifier}": style sheets of examples have to be CSS`,
      hint: 'Compile it to CSS, and import the result.'
    };
  }
  if (kind === 'inline') {
    return isStyleSheet(file) || isAssetFile(file)
      ? null
      : { message: `Cannot import "${specifier}" inline`, hint: 'Import its text with ?raw.' };
  }
  return MODULE.test(file) || isStyleSheet(file) || isAssetFile(file)
    ? null
    : {
        message: `Cannot run "${specifier}" as a module`,
        hint: 'Import its text with ?raw, or its address with ?url.'
      };
}

/** Explains why an import resolves to no file. @param folders from which packages may be resolved */
export function missingImport(specifier: string, folders: readonly string[]): ImportProblem {
  const name = packageOfSpecifier(splitSpecifier(specifier).path);
  const folder = folders.map((from) => (name === '' ? null : findPackageFolder(name, from))).find((found) => found);
  if (folder === undefined || folder === null) {
    const hint = 'Correct the path, or install the package as a dependency of the site.';
    return { message: `Cannot find "${specifier}"`, hint };
  }
  const file = targetOf(folder, splitSpecifier(specifier).path.slice(name.length));
  return file === null
    ? {
        message: `Cannot find "${specifier}": the package is installed, but it has no such module`,
        hint: 'Import one of the modules that `exports` in its package.json names.'
      }
    : {
        message: `Cannot find "${specifier}": the package is installed, but its file ${file} is missing`,
        hint: 'Build the package.'
      };
}

interface Manifest {
  exports?: unknown;
  module?: unknown;
  main?: unknown;
}

/** Returns the file that a package.json names for a subpath; null if it names none. */
function targetOf(folder: string, subpath: string): string | null {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  if (manifest.exports === undefined) {
    const target = subpath === '' ? (manifest.module ?? manifest.main ?? 'index.js') : subpath.slice(1);
    return typeof target === 'string' ? target.replace(/^\.\//, '') : null;
  }
  const entries = isSubpathMap(manifest.exports) ? manifest.exports : { '.': manifest.exports };
  return fileOf(entries[`.${subpath}`]);
}

function fileOf(target: unknown): string | null {
  if (typeof target === 'string') {
    return target.replace(/^\.\//, '');
  }
  if (Array.isArray(target)) {
    return target.map(fileOf).find((file) => file !== null) ?? null;
  }
  const conditions = isRecord(target) ? Object.keys(target).filter((name) => CONDITIONS.includes(name)) : [];
  return isRecord(target)
    ? (conditions.map((name) => fileOf(target[name])).find((file) => file !== null) ?? null)
    : null;
}

function isSubpathMap(exports: unknown): exports is Record<string, unknown> {
  return isRecord(exports) && Object.keys(exports).every((key) => key.startsWith('.'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
