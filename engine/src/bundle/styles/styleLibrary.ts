import { existsSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import { requirePackageFolder } from '../../content/packages.ts';
import type { Asset } from '../../model.ts';
import { type IndexedSheet, type Sheet, createClassIndex, sheetsOfHtml, readSheet } from './classIndex.ts';
import { ENGINE_FOLDER, FRAME_STYLES } from './frameLibrary.ts';
import { fileOfSpecifier } from './packageFile.ts';
import { PART_SHEETS } from './partSheets.ts';

/** Cascade layer of the engine's own rules, after every layer of the site. */
const ENGINE_LAYER = 'patternbook';

/** Joined style sheets and what they refer to. */
export interface StyleBundle {
  css: string;
  assets: Asset[];
}

/** The style sheets of a site: which a document needs, in which order, in which cascade layer. */
export interface StyleLibrary {
  /** Sheets that every page loads: the frame's and the site's. */
  readonly pageBase: readonly string[];
  /** Sheets that every example has, also when it stands alone: the site's. */
  readonly exampleBase: readonly string[];
  /** Sheets that class names of examples can stand for. */
  readonly exampleClassSheets: readonly string[];
  /** Sheets that the class names of a piece of HTML stand for. */
  sheetsOfHtml(html: string): Set<string>;
  /** The sheets in the order in which documents link them, without copies of each other and of those in `present`. */
  inOrder(files: Iterable<string>, present: Iterable<string>): string[];
  /** Joins sheets, each in its layer, in an order that doesn't depend on who asks. */
  bundle(files: Iterable<string>): StyleBundle;
}

/**
 * Reads the site's `styles` configuration. Sheets are read once and kept.
 * @throws ConfigError when a package that it names is not installed, or a sheet of `base` doesn't exist
 */
export function createStyleLibrary({ sources, styles }: ResolvedConfig, siteFolder: string): StyleLibrary {
  const ofFrame = FRAME_STYLES.classSheets.map((sheets) => ({
    package: sheets.package,
    sheets: indexedSheets(sheets, ENGINE_FOLDER)
  }));
  const ofSite = styles.classSheets.flatMap((sheets) => indexedSheets(sheets, siteFolder));
  // First those of the frame, since packages built on its library change its classes in sheets of their own.
  const index = createClassIndex([...PART_SHEETS, ...ofFrame.flatMap(({ sheets }) => sheets), ...ofSite]);
  const documented = new Set(sources.map(({ package: name }) => name));
  const order = [...new Set([...FRAME_STYLES.layers, ...styles.layers]), ENGINE_LAYER];
  const rules = [...styles.layerOf, ...FRAME_STYLES.layerOf].map(({ pattern, layer }) => ({
    pattern: new RegExp(pattern),
    layer
  }));
  const sheets = new Map<string, Sheet>();

  const layerOf = (file: string): string | null =>
    rules.find(({ pattern }) => pattern.test(file.replaceAll(path.sep, '/')))?.layer ?? null;

  /** Weakest layer first; sheets outside layers are strongest and come last. */
  const rankOf = (layer: string | null): number => (layer === null ? order.length : order.indexOf(layer));

  const ranks = new Map<string, number>();
  const rank = (file: string): number => {
    const value = ranks.get(file) ?? rankOf(layerOf(file));
    ranks.set(file, value);
    return value;
  };

  const sheetOf = (file: string): Sheet => {
    const sheet = sheets.get(file) ?? readSheet(file);
    sheets.set(file, sheet);
    return sheet;
  };

  const inLayer = ({ file, css }: Sheet): string => {
    const layer = layerOf(file);
    return layer === null ? css : `@layer ${layer}{${css}}`;
  };

  const ordered = (files: Iterable<string>): Sheet[] =>
    withoutCopies([...new Set(files)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(sheetOf));

  const exampleBase = styles.base.map((specifier) => existingSheet(specifier, siteFolder));
  return {
    pageBase: [...FRAME_STYLES.base.map((specifier) => fileOfSpecifier(specifier, ENGINE_FOLDER)), ...exampleBase],
    exampleBase,
    exampleClassSheets: [
      ...ofFrame.flatMap((library) => (documented.has(library.package) ? library.sheets : [])),
      ...ofSite
    ].map(({ file }) => file),
    sheetsOfHtml: (html) => sheetsOfHtml(html, index),
    inOrder(files, present) {
      const known = new Set([...present].map((file) => sheetOf(file).css));
      return ordered(files).flatMap(({ file, css }) => (known.has(css) ? [] : [file]));
    },
    bundle(files) {
      const parts = ordered(files);
      return {
        css: `@layer ${order.join(',')};\n${parts.map(inLayer).join('\n')}\n`,
        assets: parts.flatMap(({ assets }) => assets)
      };
    }
  };
}

function existingSheet(specifier: string, siteFolder: string): string {
  const file = fileOfSpecifier(specifier, siteFolder);
  if (!existsSync(file)) {
    throw new ConfigError(`styles.base: "${specifier}" does not exist; there is no file ${file}.`);
  }
  return file;
}

/** Two packages may ship the same sheet; one copy is enough. */
function withoutCopies(sheets: Sheet[]): Sheet[] {
  const seen = new Set<string>();
  return sheets.filter(({ css }) => {
    const isNew = !seen.has(css);
    seen.add(css);
    return isNew;
  });
}

type ClassSheets = ResolvedConfig['styles']['classSheets'][number];

function indexedSheets({ package: name, include, classes, alsoFor }: ClassSheets, from: string): IndexedSheet[] {
  const cwd = requirePackageFolder(name, from, 'styles');
  const pattern = classes === undefined ? null : new RegExp(classes);
  const files = include.flatMap((glob) => globSync(glob, { cwd, absolute: true, expandDirectories: false }).sort());
  return files.map((file) => ({ file, classes: pattern, alsoFor }));
}
