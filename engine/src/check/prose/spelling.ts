import { createRequire } from 'node:module';
import {
  combineTextAndLanguageSettings,
  finalizeSettings,
  getDictionary,
  mergeSettings,
  readSettings,
  spellCheckDocument
} from 'cspell-lib';

const require = createRequire(import.meta.url);

/** American English, and the terms and names of the trade. */
const DICTIONARIES = [
  require.resolve('@cspell/dict-en_us/cspell-ext.json'),
  require.resolve('@cspell/dict-software-terms/cspell-ext.json'),
  require.resolve('@cspell/dict-companies/cspell-ext.json')
];

const LOCALE = 'en-US';
const LANGUAGE = 'plaintext';

/** Words to look up suggestions for; each takes as long as the check of a page. */
const MOST_SUGGESTED = 50;
const SUGGESTIONS = { numSuggestions: 1, numChanges: 2, includeTies: false, ignoreCase: true };

/** A word that no dictionary has. */
export interface UnknownWord {
  word: string;
  offset: number;
  /** What may be meant; null if nothing is like it, or if too many words are unknown to look. */
  suggestion: string | null;
}

/**
 * Finds the words of a text that are not spelled as in the United States.
 * @param words that are right as well; case doesn't matter
 * @throws if the dictionaries can't be read
 */
export async function misspellings(text: string, words: readonly string[]): Promise<UnknownWord[]> {
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
