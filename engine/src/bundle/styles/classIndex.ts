import { readFileSync } from 'node:fs';

import { type Selector, transform } from 'lightningcss';

/** A sheet and the class names that may stand for it. */
export interface IndexedSheet {
  file: string;
  /** Every class when null. */
  classes: RegExp | null;
  /** Classes that stand for it although it defines none of them. */
  alsoFor?: readonly string[];
}

/** Class name -> the sheet that defines it. */
export type ClassIndex = ReadonlyMap<string, string>;

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
