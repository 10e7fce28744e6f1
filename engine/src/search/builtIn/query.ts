import type { SearchKind } from '../../core/searchKind.ts';
import { normalizeWord, wordsOf } from './words.ts';

/** A word that can replace one in the query, with its relevance (0 to 1). */
export interface Alternative {
  word: string;
  weight: number;
}

/** A word of a query with its alternatives. */
export interface QueryWord {
  /** Starts with the word itself. */
  alternatives: Alternative[];
  /** Significance (0 to 1): "make" is less significant than "sortable". */
  weight: number;
}

/** One interpretation of a query: as typed, or with words replaced by synonyms. */
export interface Interpretation {
  words: QueryWord[];
  /** Left out words, which may be names: `as` in "as prop". */
  stopWords: readonly string[];
  /** All words joined into one, for comparison with titles. */
  joined: string;
  /** The same without words for a kind of result, for comparison with titles of this kind. */
  name: string;
  /** True if it looks like an identifier or the beginning of one: `--pf-c-button`, `isInl`. */
  isIdentifier: boolean;
  /** Kinds of results that it mentions. */
  kinds: ReadonlySet<SearchKind>;
  /** The query in lower case, if it has signs that are part of names: `c++`, `<tag>`. */
  literal: string | null;
  /** True if a synonym replaces a word: then its words are not those of the reader. */
  isSynonym: boolean;
  /** Relevance of the interpretation (0 to 1). */
  weight: number;
}

/** Words that indicate a kind of result: "cog icon" looks for an icon. */
const KIND_WORDS: Readonly<Record<string, SearchKind>> = {
  icon: 'icon',
  token: 'token',
  variable: 'cssVariable',
  prop: 'prop',
  property: 'prop',
  example: 'example',
  demo: 'example'
};

/** One-way synonyms: readers' term -> the site's terms. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

const IDENTIFIER = /^(?:--[\w-]*|\w+(?:--?|__)\w[\w-]*|[a-z]+[A-Z]\w*)$/;
/** Other signs, such as hyphens and points, may as well be left out. */
const NAME_SIGN = /[+#$@*<>&%=/]/;
const SYNONYM_WEIGHT = 0.92;
/** Factor for each further synonym of a phrase: the best ones come first. */
const FURTHER_SYNONYM = 0.95;
const STEM_WEIGHT = 0.9;
const WEAK_WEIGHT = 0.25;
/** Limits the cost of a query, and odd results from combined synonyms. */
const MAX_INTERPRETATIONS = 12;
/** Limits the cost of long queries: thousands of words in an address would block the search for minutes. */
const MAX_WORDS = 40;
/** The same for single words, such as pasted data: nothing that is searched for has a longer one. */
const MAX_WORD_LENGTH = 100;

/** Stop words. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be by can could do does for from how i if in into is it its me my need of on or our ' +
    'should so some that the their them there these this to was we what when where which who why will with would you your'
  )
    .split(' ')
    .map(normalizeWord)
);

/** Words of low significance: nearly everything can be made, shown or changed. */
const WEAK_WORDS = new Set(
  (
    'about add allow always another build change choose component create difference display different example ' +
    'find get give guide have help inside just like make many more multiple one only other outside page possible proper ' +
    'put render right set show something two use user using want way work write'
  )
    .split(' ')
    .map(normalizeWord)
);

const SUFFIXES = [/^(.{3,})(?:ing|able|ible)$/, /^(.{3,})ed$/, /^(.{4,})(?:er|or|ion|ment|ly)$/];

/** Returns the part of a query that is searched for: the first words, and of each no more letters than one can have. */
export function shortenQuery(query: string): string {
  return query.replace(LONG_WORD, '$1').split(/\s+/).slice(0, MAX_WORDS).join(' ');
}

const LONG_WORD = new RegExp(String.raw`([\p{L}\p{M}\p{N}]{${MAX_WORD_LENGTH}})[\p{L}\p{M}\p{N}]+`, 'gu');

/** Returns all interpretations of a query, the one as typed first; an empty array for queries without words. */
export function interpretQuery(query: string, synonyms: Synonyms): Interpretation[] {
  const typed = queryWords(query).slice(0, MAX_WORDS);
  if (typed.length === 0) {
    return [];
  }
  const others = Object.entries(synonyms).flatMap(([phrase, meanings]) => {
    const asked = queryWords(phrase);
    const place = placeOf(asked, typed);
    return place < 0
      ? []
      : meanings.map((meaning, index) => ({
          words: replaceWords(typed, place, asked.length, queryWords(meaning)),
          weight: SYNONYM_WEIGHT * FURTHER_SYNONYM ** index
        }));
  });
  return [{ words: typed, weight: 1 }, ...others].slice(0, MAX_INTERPRETATIONS).map(({ words, weight }, index) => ({
    ...splitStopWords(words),
    kinds: new Set(typed.flatMap(({ text }) => KIND_WORDS[text] ?? [])),
    joined: joinTexts(words),
    name: joinTexts(words.filter(({ text }) => KIND_WORDS[text] === undefined)),
    isIdentifier: index === 0 && IDENTIFIER.test(query.trim()),
    literal: index === 0 && NAME_SIGN.test(query) ? query.trim().toLowerCase() : null,
    isSynonym: index > 0,
    weight
  }));
}

interface TypedWord {
  text: string;
  /** False for the parts of an identifier. */
  isWhole: boolean;
}

function queryWords(query: string): TypedWord[] {
  return query.split(/\s+/).flatMap((part) => {
    const words = wordsOf(part);
    return words.map(({ text }) => ({ text, isWhole: words.length === 1 }));
  });
}

function placeOf(asked: readonly TypedWord[], words: readonly TypedWord[]): number {
  return words.findIndex(
    (_, start) => asked.length > 0 && asked.every(({ text }, index) => words[start + index]?.text === text)
  );
}

function replaceWords(
  words: readonly TypedWord[],
  start: number,
  length: number,
  meant: readonly TypedWord[]
): TypedWord[] {
  const others = [...words.slice(0, start), ...words.slice(start + length)];
  const added = meant.filter(({ text }) => !others.some((word) => word.text === text));
  return [...words.slice(0, start), ...added, ...words.slice(start + length)];
}

function joinTexts(words: readonly TypedWord[]): string {
  return words.map(({ text }) => text).join('');
}

function isStopWord({ text, isWhole }: TypedWord): boolean {
  return isWhole && STOP_WORDS.has(text);
}

/** True for queries of nothing but stop words, such as "to", which may be names of props. */
export function hasOnlyStopWords(query: string): boolean {
  const words = queryWords(query);
  return words.length > 0 && words.every(isStopWord);
}

/** Separates stop words from the others, unless the query contains nothing else. */
function splitStopWords(words: readonly TypedWord[]): Pick<Interpretation, 'words' | 'stopWords'> {
  const stopWords = words.filter(isStopWord);
  return stopWords.length === words.length
    ? { words: words.map(toQueryWord), stopWords: [] }
    : {
        words: words.filter((word) => !isStopWord(word)).map(toQueryWord),
        stopWords: stopWords.map(({ text }) => text)
      };
}

function toQueryWord({ text, isWhole }: TypedWord): QueryWord {
  const stems = isWhole ? SUFFIXES.flatMap((ending) => ending.exec(text)?.[1] ?? []) : [];
  return {
    alternatives: [{ word: text, weight: 1 }, ...stems.map((stem) => ({ word: stem, weight: STEM_WEIGHT }))],
    weight: WEAK_WORDS.has(text) || (KIND_WORDS[text] !== undefined && text !== 'token') ? WEAK_WEIGHT : 1
  };
}
