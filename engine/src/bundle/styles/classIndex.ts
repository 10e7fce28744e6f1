import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { type Selector, transform } from 'lightningcss';

import type { Asset } from '../../model.ts';
import { assetPath } from '../../content/assets.ts';
import { isExternal } from '../../content/html/addresses.ts';
import { importRules } from '../../content/importRules.ts';
import { isCssModule, readCssModule } from '../../examples/cssModule.ts';
import { applyEdits, type TextEdit } from '../../examples/editText.ts';
import type { ElementClasses } from './matchingRules.ts';

/** A style sheet that is selected by class names. */
export interface IndexedSheet {
  file: string;
  /** Limits the class names that select it; null for all that it defines. */
  classes: RegExp | null;
  /** Further class names that select it without being defined in it. */
  alsoFor?: readonly string[];
}

/** Class name -> style sheet that defines it. */
type ClassIndex = ReadonlyMap<string, string>;

/**
 * Maps class names to style sheets. A sheet defines the leading classes of its selectors without combinators: `.card`
 * and `.card.m-flat::before`, but not `.button` in `.card .button`. Other classes belong to the first sheet with a
 * complex selector that begins with them. A sheet that names its classes (`classes`) also defines those that come after
 * a class of another sheet, as `.chat-toggle` in `.button.chat-toggle`.
 *
 * @param sheets if several define a class, the first one is used
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
          for (const name of classes === null ? leadingClasses(selector) : firstCompound(selector)) {
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

/** Returns the leading class of a selector, or several for a leading `:where(…)` or `:is(…)`. */
function leadingClasses([first]: Selector): string[] {
  if (first?.type === 'class') {
    return [first.name];
  }
  const isList = first?.type === 'pseudo-class' && (first.kind === 'where' || first.kind === 'is');
  return isList ? first.selectors.flatMap(leadingClasses) : [];
}

/** Returns all classes before the first combinator of a selector. */
function firstCompound(selector: Selector): string[] {
  const end = selector.findIndex(({ type }) => type === 'combinator');
  const compound = end === -1 ? selector : selector.slice(0, end);
  return [
    ...leadingClasses(selector),
    ...compound.slice(1).flatMap((component) => (component.type === 'class' ? [component.name] : []))
  ];
}

const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)')/g;

/** Returns the style sheets for class names. */
export function sheetsOfClasses(elements: ElementClasses, index: ClassIndex): Set<string> {
  const sheets = new Set<string>();
  for (const names of elements) {
    for (const name of names) {
      const sheet = index.get(name);
      if (sheet) {
        sheets.add(sheet);
      }
    }
  }
  return sheets;
}

/** Returns the class names of the elements in a piece of HTML. */
export function elementClasses(html: string): ElementClasses {
  const attributes = new Set<string>();
  for (const [, double, single] of html.matchAll(CLASS_ATTRIBUTE)) {
    attributes.add(double ?? single ?? '');
  }
  return [...attributes].map((value) => new Set(value.split(/\s+/)));
}

/** A style sheet that is ready to be joined with others: minified, with absolute URLs and inlined imports. */
export interface Sheet {
  file: string;
  css: string;
  /** Fonts and images that it references. */
  assets: Asset[];
}

const RELATIVE_URL = /url\(\s*(["']?)(?!data:|https?:|\/|#)([^"')]+)\1\s*\)/g;

/**
 * Reads a style sheet of a package or of the site, with the unique names of a CSS module. URLs are rewritten before the CSS is parsed, because a relative
 * `url()` in a custom property would be resolved against the sheet that uses it.
 *
 * @throws Error with the file name if it can't be read or isn't CSS
 */
export function readSheet(file: string): Sheet {
  const assets: Asset[] = [];
  const source = withAbsoluteUrls(scopedText(file, inlineImports(file, [])), path.dirname(file), assets);
  const { code } = transform({ filename: file, code: Buffer.from(source), minify: true, errorRecovery: true });
  return { file, css: withLeadingZeros(code.toString()), assets };
}

/** Gives the names of a CSS module those that scripts use (`readCssModule`). */
function scopedText(file: string, source: string): string {
  return isCssModule(file) ? readCssModule(file, source).css : source;
}

/** Restores leading zeros that minification removes: scripts parse custom properties as JSON, where `.5` is invalid. */
export function withLeadingZeros(css: string): string {
  return css.replace(/(--[\w-]+:\s*-?)\.(?=\d)/g, (_, start: string) => `${start}0.`);
}

function inlineImports(file: string, importers: string[]): string {
  if (importers.includes(file)) {
    throw new Error(`${file} imports itself through ${importers.join(' > ')}`);
  }
  const folder = path.dirname(file);
  const css = readFileSync(file, 'utf8');
  const rules = css.includes('@import') ? importRules(css) : [];
  const edits = rules.flatMap(({ specifier, prelude, from: start, to: end }): TextEdit[] => {
    if (prelude !== '' || isExternal(specifier)) {
      return [];
    }
    const imported = path.resolve(folder, specifier);
    const text = withUrlsRelativeTo(inlineImports(imported, [...importers, file]), path.dirname(imported), folder);
    return [{ start, end, text }];
  });
  return applyEdits(css, edits);
}

function withUrlsRelativeTo(css: string, from: string, to: string): string {
  return css.replace(RELATIVE_URL, (_, __, url: string) => `url("${path.relative(to, path.resolve(from, url))}")`);
}

function withAbsoluteUrls(css: string, folder: string, assets: Asset[]): string {
  return css.replace(RELATIVE_URL, (whole, _, url: string) => {
    const [name = '', suffix = ''] = url.split(/(?=[?#])/, 2);
    const file = findFile(name, folder);
    if (file === null) {
      // Packages may reference files that they don't ship; the rule then has no effect, as in the package itself.
      return whole;
    }
    const asset = assetPath(file);
    assets.push(asset);
    return `url("${asset.path}${suffix}")`;
  });
}

/**
 * Resolves a relative URL. Packages that concatenate their sheets at the package root may ship the parts with URLs
 * relative to that root, so the parent folders up to the package's are searched too.
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
