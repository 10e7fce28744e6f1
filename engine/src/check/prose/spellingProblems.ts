import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  combineTextAndLanguageSettings,
  finalizeSettings,
  getDictionary,
  mergeSettings,
  readSettings,
  spellCheckDocument
} from 'cspell-lib';

import type { Problem, Site } from '../../model.ts';
import type { Passage } from '../../core/proseRule.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { encodingProblems } from '../../content/textFile.ts';
import { error } from '../../content/problem.ts';
import { compareTexts } from '../../core/language.ts';

/** Separator between passages, so that no word spans two of them. */
const GAP = '\n\n';

/**
 * Finds words in passages that are neither in a dictionary nor in the site's own word list.
 * @param wordsFile name of the file with the site's own words, for the hint; null if there is none
 */
export async function spellingProblems(
  passages: readonly Passage[],
  words: readonly string[],
  wordsFile: string | null
): Promise<Problem[]> {
  const starts: number[] = [];
  let text = '';
  for (const passage of passages) {
    starts.push(text.length);
    // Typographic apostrophes count as straight ones.
    text += passage.text.replaceAll('’', "'") + GAP;
  }
  const unknown = text === '' ? [] : await misspellings(text, words);
  return unknown.map(({ word, offset, suggestion }) => {
    const index = starts.findLastIndex((start) => start <= offset);
    const location = passages[index]?.locate(offset - (starts[index] ?? 0)) ?? null;
    return error('prose-spelling', `"${word}" is in no dictionary.`, location, hintFor(suggestion, wordsFile));
  });
}

function hintFor(suggestion: string | null, wordsFile: string | null): string {
  const list = `If it is right, add it to ${wordsFile ?? 'a file that `prose.words` names'}.`;
  return suggestion === null ? list : `Is "${suggestion}" meant? ${list}`;
}

const require = createRequire(import.meta.url);

/** American English, software terms, and names of companies. */
const DICTIONARIES = [
  require.resolve('@cspell/dict-en_us/cspell-ext.json'),
  require.resolve('@cspell/dict-software-terms/cspell-ext.json'),
  require.resolve('@cspell/dict-companies/cspell-ext.json')
];

const LOCALE = 'en-US';
const LANGUAGE = 'plaintext';

/** Maximum number of words to look up suggestions for; each takes as long as checking a page. */
const MOST_SUGGESTED = 50;
const SUGGESTIONS = { numSuggestions: 1, numChanges: 2, includeTies: false, ignoreCase: true };

/** A word that is in no dictionary. */
interface UnknownWord {
  word: string;
  offset: number;
  /** Suggested correction; null if no word is similar, or if there are too many unknown words to look it up. */
  suggestion: string | null;
}

/**
 * Finds the words of a text that are misspelled in American English.
 * @param words additional correct words, case-insensitive
 * @throws if the dictionaries can't be read
 */
async function misspellings(text: string, words: readonly string[]): Promise<UnknownWord[]> {
  const settings = await loadSettings(words);
  const { issues, checked, errors } = await spellCheckDocument(
    { uri: 'untitled:/prose.txt', text, languageId: LANGUAGE, locale: LOCALE },
    { noConfigSearch: true, generateSuggestions: false },
    settings
  );
  if (!checked) {
    throw new Error('The spelling could not be checked.', { cause: errors?.[0] });
  }
  const dictionary = await getDictionary(settings);
  const distinct = [...new Set(issues.map((issue) => issue.text))].slice(0, MOST_SUGGESTED);
  const suggested = new Map(distinct.map((word) => [word, dictionary.suggest(word, SUGGESTIONS)[0]?.word]));
  return issues.map((issue) => ({
    word: issue.text,
    offset: issue.offset,
    suggestion: suggested.get(issue.text) ?? null
  }));
}

async function loadSettings(words: readonly string[]): Promise<ReturnType<typeof finalizeSettings>> {
  const parts = await Promise.all(DICTIONARIES.map((file) => readSettings(file)));
  const dictionaries = parts.reduce((merged, part) => mergeSettings(merged, part));
  const settings = mergeSettings(dictionaries, {
    language: LOCALE,
    words: [...words],
    caseSensitive: false,
    minWordLength: 3,
    maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
    maxDuplicateProblems: Number.MAX_SAFE_INTEGER
  });
  return finalizeSettings(combineTextAndLanguageSettings(settings, '', [LANGUAGE]));
}

/** Reads the site's word list, one word per line, and reports problems with the list. */
export function readWordList(path: string | undefined, siteFolder: string): { words: string[]; problems: Problem[] } {
  if (path === undefined) {
    return { words: [], problems: [] };
  }
  const file = join(siteFolder, path);
  if (!existsSync(file)) {
    const message = `There is no list of words "${path}".`;
    return { words: [], problems: [error('missing-word-list', message, null, 'Correct `prose.words`.')] };
  }
  const content = readFileSync(file);
  const words = content
    .toString('utf8')
    .split(/\r?\n/)
    .filter((word) => word !== '');
  const problems = words.flatMap((word, index) => {
    const before = words[index - 1];
    const isInOrder = before === undefined || compareTexts(before, word) < 0;
    const message = `"${word}" stands after "${before}".`;
    const hint = 'Keep the list in alphabetical order, each word once.';
    return isInOrder ? [] : [error('word-order', message, { file, line: index + 1 }, hint)];
  });
  return { words, problems: [...encodingProblems(content, file), ...problems] };
}

/** Returns the words in names of the product, sections, and packaged pages and components, which count as correct. */
export function siteNames({ pages }: Site, { product, sections }: ResolvedConfig): string[] {
  const packaged = pages.flatMap(({ sources }) => sources).filter((source) => source.package !== null);
  const names = packaged.flatMap(({ title, propComponents }) => [
    title,
    ...propComponents.map(({ component }) => component)
  ]);
  const all = [product.name, ...sections.map(({ title }) => title), ...names];
  return [...new Set(all.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []))];
}
