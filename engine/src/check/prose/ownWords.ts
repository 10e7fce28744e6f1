import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedConfig } from '../../core/config.ts';
import { error } from '../../content/problem.ts';
import type { Problem, Site } from '../../model.ts';

const { compare } = new Intl.Collator('en');

/** The words of the site's list, one a line, and what is wrong with the list. */
export function readWordList(path: string | undefined, siteFolder: string): { words: string[]; problems: Problem[] } {
  if (path === undefined) {
    return { words: [], problems: [] };
  }
  const file = join(siteFolder, path);
  if (!existsSync(file)) {
    const message = `There is no list of words "${path}".`;
    return { words: [], problems: [error('missing-word-list', message, null, 'Correct `prose.words`.')] };
  }
  const words = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((word) => word !== '');
  const problems = words.flatMap((word, index) => {
    const before = words[index - 1];
    const isInOrder = before === undefined || compare(before, word) < 0;
    const message = `"${word}" stands after "${before}".`;
    const hint = 'Keep the list in alphabetical order, each word once.';
    return isInOrder ? [] : [error('word-order', message, { file, line: index + 1 }, hint)];
  });
  return { words, problems };
}

/** Names that the packages give to what they hold, which are right wherever they are spelled so. */
export function siteNames({ pages }: Site, { product, sections }: ResolvedConfig): string[] {
  const packaged = pages.flatMap(({ sources }) => sources).filter((source) => source.package !== null);
  const names = packaged.flatMap(({ title, propComponents }) => [
    title,
    ...propComponents.map(({ component }) => component)
  ]);
  const all = [product.name, ...sections.map(({ title }) => title), ...names];
  return [...new Set(all.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []))];
}
