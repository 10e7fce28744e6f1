import { readFileSync } from 'node:fs';

import { transform } from 'lightningcss';

/** Class name -> the sheet that defines it. */
export type ClassIndex = ReadonlyMap<string, string>;

/**
 * Finds which sheet defines each class. A sheet defines the classes that its selectors without a
 * combinator begin with: `.card` and `.card.m-flat::before`, but not the `.button` of `.card .button`.
 * The first sheet that defines a class keeps it.
 *
 * @param files style sheets in cascade order
 */
export function createClassIndex(files: readonly string[]): ClassIndex {
  const index = new Map<string, string>();
  for (const file of files) {
    transform({
      filename: file,
      code: readFileSync(file),
      errorRecovery: true,
      visitor: {
        Selector(selector) {
          const [first] = selector;
          const isCompound = selector.every((part) => part.type !== 'combinator');
          if (isCompound && first?.type === 'class' && !index.has(first.name)) {
            index.set(first.name, file);
          }
        }
      }
    });
  }
  return index;
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
