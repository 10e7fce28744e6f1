import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { type Selector, transform } from 'lightningcss';

import type { Asset } from '../../model.ts';
import { assetPath } from '../../content/assets.ts';

/** A sheet and the class names that may stand for it. */
export interface IndexedSheet {
  file: string;
  /** Every class when null. */
  classes: RegExp | null;
  /** Classes that stand for it although it defines none of them. */
  alsoFor?: readonly string[];
}

/** Class name -> the sheet that defines it. */
type ClassIndex = ReadonlyMap<string, string>;

/**
 * Finds which sheet defines each class. A sheet defines the classes that its selectors without a
 * combinator begin with: `.card` and `.card.m-flat::before`, but not the `.button` of `.card .button`.
 * A class that no sheet defines so belongs to the first sheet with a selector that begins with it.
 *
 * @param sheets of two that define a class, the earlier one counts
 */
export function createClassIndex(sheets: readonly IndexedSheet[]): ClassIndex {
  const defined = new Map<string, string>();
  const leading = new Map<string, string>();
  for (const { file, classes, alsoFor = [] } of sheets) {
    for (const name of alsoFor) {
      defined.set(name, defined.get(name) ?? file);
    }
    transform({
      filename: file,
      code: readFileSync(file),
      errorRecovery: true,
      visitor: {
        Selector(selector) {
          const index = selector.some(({ type }) => type === 'combinator') ? leading : defined;
          for (const name of leadingClasses(selector)) {
            if (!index.has(name) && (classes === null || classes.test(name))) {
              index.set(name, file);
            }
          }
        }
      }
    });
  }
  return new Map([...leading, ...defined]);
}

/** Class that a selector begins with; several when it begins with `:where(…)` or `:is(…)`. */
function leadingClasses([first]: Selector): string[] {
  if (first?.type === 'class') {
    return [first.name];
  }
  const isList = first?.type === 'pseudo-class' && (first.kind === 'where' || first.kind === 'is');
  return isList ? first.selectors.flatMap(leadingClasses) : [];
}

const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)')/g;

/** The sheets that the classes of a piece of HTML need. */
export function sheetsOfHtml(html: string, index: ClassIndex): Set<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  for (const [, double, single] of html.matchAll(CLASS_ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (seen.has(value)) {
      continue;
    }
    seen.add(value);
    for (const name of value.split(/\s+/)) {
      const sheet = index.get(name);
      if (sheet) {
        sheets.add(sheet);
      }
    }
  }
  return sheets;
}

/** A style sheet ready to be joined with others: absolute addresses, no imports, minified. */
export interface Sheet {
  file: string;
  css: string;
  /** Fonts and images that it refers to. */
  assets: Asset[];
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?(?!https?:|\/\/)([^"')\s;]+)["']?\s*\)?\s*;/g;
const RELATIVE_URL = /url\(\s*(["']?)(?!data:|https?:|\/|#)([^"')]+)\1\s*\)/g;

/**
 * Reads one style sheet of a package or of the site.
 * Addresses are rewritten before the CSS is parsed, because custom properties that hold a relative
 * `url()` mean something else wherever they are used.
 *
 * @throws Error naming the file when it can't be read or isn't CSS
 */
export function readSheet(file: string): Sheet {
  const assets: Asset[] = [];
  const source = withAbsoluteUrls(inlineImports(file, []), path.dirname(file), assets);
  const { code } = transform({ filename: file, code: Buffer.from(source), minify: true, errorRecovery: true });
  return { file, css: withWholeNumbers(code.toString()), assets };
}

/** Scripts read custom properties as JSON, in which `.5` is no number: minifying takes the zero away. */
function withWholeNumbers(css: string): string {
  return css.replace(/(--[\w-]+:\s*-?)\.(?=\d)/g, (_, start: string) => `${start}0.`);
}

function inlineImports(file: string, importers: string[]): string {
  if (importers.includes(file)) {
    throw new Error(`${file} imports itself through ${importers.join(' > ')}`);
  }
  return readFileSync(file, 'utf8').replace(IMPORT, (statement, specifier: string) => {
    const imported = path.resolve(path.dirname(file), specifier);
    const text = inlineImports(imported, [...importers, file]);
    return withUrlsRelativeTo(text, path.dirname(imported), path.dirname(file)) || statement;
  });
}

function withUrlsRelativeTo(css: string, from: string, to: string): string {
  return css.replace(RELATIVE_URL, (_, __, url: string) => `url("${path.relative(to, path.resolve(from, url))}")`);
}

function withAbsoluteUrls(css: string, folder: string, assets: Asset[]): string {
  return css.replace(RELATIVE_URL, (whole, _, url: string) => {
    const [name = '', suffix = ''] = url.split(/(?=[?#])/, 2);
    const file = findFile(name, folder);
    if (file === null) {
      // A package may name a file that it doesn't ship; the rule then has no effect, as in the package itself.
      return whole;
    }
    const asset = assetPath(file);
    assets.push(asset);
    return `url("${asset.path}${suffix}")`;
  });
}

/**
 * The file that a sheet names. Packages that join their sheets into one at their root may ship the parts with the
 * addresses of the whole, so what isn't beside the part is looked for in the folders above it, up to the package's.
 */
function findFile(name: string, folder: string): string | null {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.resolve(at, name);
    if (existsSync(file)) {
      return file;
    }
    if (existsSync(path.join(at, 'package.json')) || at === path.dirname(at)) {
      return null;
    }
  }
}
