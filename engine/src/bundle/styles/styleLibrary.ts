import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import { requirePackageFolder } from '../../content/packages.ts';
import type { Asset } from '../../model.ts';
import { type IndexedSheet, type Sheet, createClassIndex, sheetsOfClasses, readSheet } from './classIndex.ts';
import { readClassStyles } from './classRules.ts';
import { type ElementClasses, type RequiredClasses, mayMatch, requiredClasses } from './matchingRules.ts';
import { type ReducedSheet, reduceSheet, referencedProperties } from './reducedSheet.ts';
import { ENGINE_FOLDER, FRAME_STYLES, VARIANT_SHEETS, type VariantSheet } from './frameLibrary.ts';
import { THEME_LAYERS, withFrameLayers } from '../../core/frameLayers.ts';
import { fileOfSpecifier } from './packageFile.ts';
import { FEATURE_SHEETS } from './featureSheets.ts';
import { type FontSubsets, createFontSubsets, withFontSubsets } from './fontSubsets.ts';
import { type DisplayRules, displayRules, isInLine } from './outerDisplay.ts';
import { outermostSurfaces, type SurfaceRules, surfaceRules } from './surfaces.ts';
import { FORCED_FOCUS_RING, forcedRules } from './forcedStates.ts';
import { commonRules, themeRules } from './baseRules.ts';

/** Cascade layer of the engine's own rules, above all layers of the site. */
const ENGINE_LAYER = 'patternbook';

/** Weaker than all rules of the site. */
const FOCUS_RING = `@layer ${THEME_LAYERS.of}{${FORCED_FOCUS_RING}}`;

/** Joined style sheets and the files that they reference. */
export interface StyleBundle {
  css: string;
  assets: Asset[];
}

/**
 * Part of style sheets: `linked` is what documents link, with subsets of fonts, and of base sheets the rules that every
 * document needs; `interface` is the same with the rules of reduced sheets that the interface needs, `added` with those
 * that it lacks; `themes` are the rules of base sheets for themes that are loaded on demand; `forced` are those that apply
 * where states are forced (`forcedStates.ts`); `whole` is everything, with whole fonts.
 */
export type SheetPart = 'linked' | 'interface' | 'added' | 'themes' | 'forced' | 'whole';

/** A style sheet with its length in a bundle. */
export interface MeasuredSheet {
  file: string;
  /** Its cascade layer; null outside of layers. */
  layer: string | null;
  length: number;
}

/** Selects, orders and joins the style sheets of a site by cascade layer. */
export interface StyleLibrary {
  /** Sheets of every page: the frame's and the site's. */
  readonly pageBase: readonly string[];
  /** Sheets of every example, including standalone documents: the site's. */
  readonly exampleBase: readonly string[];
  /** Sheets that class names in examples can select. */
  readonly exampleClassSheets: readonly string[];
  /** Sheets of the frame's library of which the interface has a part. */
  readonly reducedSheets: readonly string[];
  /** Returns the sheets that class names select. */
  sheetsOf(elements: ElementClasses): Set<string>;
  /** Returns the custom properties that name the colors of the outermost surfaces in a piece of HTML. */
  surfacesOf(html: string): Set<string>;
  /** Whether the outermost elements of a piece of HTML are as wide as what they contain, not as their container. */
  isInLine(html: string): boolean;
  /** Returns those of the sheets with rules that may match one of the elements. */
  matching(files: readonly string[], elements: ElementClasses): string[];
  /** Whether a sheet is a reduced one, or a copy. */
  isReduced(file: string): boolean;
  /** Whether its part `interface` lacks rules that may match one of the elements. */
  lacksRules(file: string, elements: ElementClasses): boolean;
  /** Sorts sheets by cascade layer, without duplicates and those in `present`. */
  inOrder(files: Iterable<string>, present: Iterable<string>): string[];
  /** Measures what `bundle` joins, in the order of its rules. */
  measure(files: Iterable<string>, part: SheetPart): MeasuredSheet[];
  /** Returns the base sheets with rules of themes that are loaded on demand. */
  withThemes(files: Iterable<string>): string[];
  /** Joins sheets in their layers, in an order that doesn't depend on that of `files`. */
  bundle(files: Iterable<string>, part: SheetPart): StyleBundle;
}

/**
 * Creates subsets of the fonts in the base sheets of pages.
 * @param cacheFolder keeps them for the next build
 */
export function subsetPageFonts(
  { styles }: ResolvedConfig,
  siteFolder: string,
  cacheFolder: string
): Promise<FontSubsets> {
  const { pageBase } = baseSheets(styles, siteFolder);
  return createFontSubsets(pageBase.map(readSheet), cacheFolder);
}

/**
 * Creates the style library from the site's `styles` configuration. Sheets are parsed once and cached.
 * @throws ConfigError if a configured package is not installed, or a sheet of `base` doesn't exist
 */
export function createStyleLibrary(
  { sources, styles }: ResolvedConfig,
  siteFolder: string,
  fonts: FontSubsets = new Map()
): StyleLibrary {
  const ofFrame = FRAME_STYLES.classSheets.map((sheets) => ({
    package: sheets.package,
    sheets: indexedSheets(sheets, ENGINE_FOLDER)
  }));
  const ofSite = styles.classSheets.flatMap((sheets) => indexedSheets(sheets, siteFolder));
  // The frame's sheets come first: packages built on its library override its classes in their own sheets.
  const indexed = [...FEATURE_SHEETS, ...ofFrame.flatMap(({ sheets }) => sheets), ...ofSite];
  const index = createClassIndex(indexed);
  const documented = new Set(sources.map(({ package: name }) => name));
  const order = [...withFrameLayers(styles.layers), ENGINE_LAYER];
  const unknown = styles.layerOf.find(({ layer }) => !order.includes(layer));
  if (unknown) {
    throw new ConfigError(
      `styles.layerOf: there is no layer "${unknown.layer}". Name it in \`styles.layers\`, or use one of ${order.join(', ')}.`
    );
  }
  const rules = [...styles.layerOf, ...FRAME_STYLES.layerOf].map(({ pattern, layer }) => ({
    pattern: new RegExp(pattern),
    layer
  }));
  const sheets = new Map<string, Sheet>();

  const layerOf = (file: string): string | null =>
    rules.find(({ pattern }) => pattern.test(file.replaceAll(path.sep, '/')))?.layer ?? null;

  /** Returns the index of a layer, weakest first. Unlayered sheets are strongest and come last. */
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

  const base = baseSheets(styles, siteFolder);
  const baseFiles = new Set([...base.pageBase, ...base.exampleBase]);
  const hasThemes = ({ file }: Sheet): boolean => baseFiles.has(file) && layerOf(file) === THEME_LAYERS.of;

  const reducedSheets = ofFrame.flatMap((library) => library.sheets.map(({ file }) => file)).filter(variantsOf);
  const reduced: (sheet: Sheet) => ReducedSheet | null = cached(({ file, css }) => {
    const variants = variantsOf(file);
    const original = variants && reducedSheets.find((name) => sheetOf(name).css === css);
    if (!variants || original === undefined) {
      return null;
    }
    if (original !== file) {
      return reduced(sheetOf(original));
    }
    const others = [...baseFiles, ...indexed.map((sheet) => sheet.file)].filter(
      (name) => variantsOf(name) !== variants
    );
    const referenced = new Set(others.flatMap((name) => [...referencedProperties(readFileSync(name, 'utf8'))]));
    return reduceSheet(css, variants.classes, (property) => referenced.has(property));
  });
  const linked = cached((whole): Sheet => {
    const sheet = withFontSubsets(whole, fonts);
    return hasThemes(whole) ? { ...sheet, css: commonRules(sheet.css) } : sheet;
  });
  const partsOf: Record<SheetPart, (whole: Sheet) => Sheet> = {
    linked,
    interface: (whole) => ({ ...linked(whole), css: reduced(whole)?.css ?? linked(whole).css }),
    added: (whole) => ({ ...linked(whole), css: reduced(whole)?.rest ?? linked(whole).css }),
    themes: cached((whole) => ({ ...whole, css: hasThemes(whole) ? themeRules(whole.css) : '' })),
    forced: cached((whole) => ({ ...whole, css: forcedRules(whole.css), assets: [] })),
    whole: (whole) => whole
  };

  const requirementsOf = cached(({ css }): RequiredClasses => requiredClasses(css));

  /** What rules set for elements; null until somebody asks. */
  let elementRules: { surfaces: SurfaceRules; display: DisplayRules } | null = null;
  const rulesOfElements = (): NonNullable<typeof elementRules> => {
    if (elementRules === null) {
      const styles = readClassStyles(ordered(indexed.map(({ file }) => file)).map(({ css }) => css));
      elementRules = { surfaces: surfaceRules(styles), display: displayRules(styles) };
    }
    return elementRules;
  };
  const ordered = (files: Iterable<string>): Sheet[] =>
    withoutCopies([...new Set(files)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(sheetOf));

  return {
    ...base,
    reducedSheets,
    exampleClassSheets: [
      ...ofFrame.flatMap((library) => (documented.has(library.package) ? library.sheets : [])),
      ...ofSite
    ].map(({ file }) => file),
    sheetsOf: (elements) => sheetsOfClasses(elements, index),
    surfacesOf: (html) => outermostSurfaces(html, rulesOfElements().surfaces),
    isInLine: (html) => isInLine(html, rulesOfElements().display),
    matching: (files, elements) => files.filter((file) => mayMatch(requirementsOf(sheetOf(file)), elements)),
    isReduced: (file) => reduced(sheetOf(file)) !== null,
    lacksRules: (file, elements) => mayMatch(reduced(sheetOf(file))?.leftOut ?? [], elements),
    inOrder(files, present) {
      const known = new Set([...present].map((file) => sheetOf(file).css));
      return ordered(files).flatMap(({ file, css }) => (known.has(css) ? [] : [file]));
    },
    measure: (files, part) =>
      ordered(files).map((sheet) => ({
        file: sheet.file,
        layer: layerOf(sheet.file),
        length: partsOf[part](sheet).css.length
      })),
    withThemes: (files) => [...files].filter((file) => partsOf.themes(sheetOf(file)).css !== ''),
    bundle(files, part) {
      const parts = ordered(files)
        .map(partsOf[part])
        .filter(({ css }) => css !== '');
      const layered = joinLayers(
        parts.map(({ file, css }) => ({ css, layer: part === 'themes' ? THEME_LAYERS.onDemand : layerOf(file) }))
      );
      return {
        css: [`@layer ${order.join(',')};`, ...(part === 'forced' ? [FOCUS_RING] : []), ...layered, ''].join('\n'),
        assets: parts.flatMap(({ assets }) => assets)
      };
    }
  };
}

function variantsOf(file: string): VariantSheet | undefined {
  const name = file.replaceAll(path.sep, '/');
  return VARIANT_SHEETS.find(({ pattern }) => pattern.test(name));
}

/** Puts style sheets into blocks of their layers, one for all that follow one another in the same layer. */
function joinLayers(sheets: readonly { css: string; layer: string | null }[]): string[] {
  const blocks: { css: string; layer: string | null }[] = [];
  for (const { css, layer } of sheets) {
    const last = blocks.at(-1);
    if (layer !== null && last?.layer === layer) {
      last.css += css;
    } else {
      blocks.push({ css, layer });
    }
  }
  return blocks.map(({ css, layer }) => (layer === null ? css : `@layer ${layer}{${css}}`));
}

/** Computes a result for each sheet once. */
function cached<Result>(compute: (sheet: Sheet) => Result): (sheet: Sheet) => Result {
  const results = new Map<Sheet, Result>();
  return (sheet) => {
    const known = results.get(sheet);
    if (known !== undefined) {
      return known;
    }
    const result = compute(sheet);
    results.set(sheet, result);
    return result;
  };
}

function baseSheets(
  styles: ResolvedConfig['styles'],
  siteFolder: string
): Pick<StyleLibrary, 'pageBase' | 'exampleBase'> {
  const exampleBase = styles.base.map((specifier) => existingSheet(specifier, siteFolder));
  const frameBase = FRAME_STYLES.base.map((specifier) => fileOfSpecifier(specifier, ENGINE_FOLDER));
  return { pageBase: [...frameBase, ...exampleBase], exampleBase };
}

function existingSheet(specifier: string, siteFolder: string): string {
  const file = fileOfSpecifier(specifier, siteFolder);
  if (!existsSync(file)) {
    throw new ConfigError(`styles.base: "${specifier}" does not exist; there is no file ${file}.`);
  }
  return file;
}

/** Removes duplicate sheets, which several packages may ship. */
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
