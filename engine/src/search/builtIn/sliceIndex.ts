import MiniSearch, { type SearchOptions } from 'minisearch';

import type { IndexedRecord } from '../searchSlice.ts';
import type { QueryWord, Interpretation } from './query.ts';
import type { SearchKind } from '../../core/searchKind.ts';
import { isPart, partOfCompound, partsOfCompounds } from './compounds.ts';
import { editDistance } from '../../core/editDistance.ts';
import { allowedEdits } from './allowedEdits.ts';
import {
  BADGE_WEIGHTS,
  PREFIX_BONUS,
  COMPOUND_PART,
  COVERAGE_SHARE,
  EXACT_BONUS,
  FURTHER_TAB,
  FIELD_WEIGHTS,
  type Field,
  KIND_WEIGHTS,
  LITERAL_BONUS,
  MENTIONED_PAGE_BONUS,
  MENTIONED_KIND,
  MENTIONED_PLACE_BONUS,
  DIFFERENT_FIRST_LETTER,
  PAGE_PREFIX_BONUS,
  PREFIX_QUALITY,
  SECONDARY,
  SIZE_SHARE,
  SPACED_PROP_BONUS,
  TYPO_QUALITY,
  UNASKED_STATE
} from './weights.ts';
import { indexedWords, joinedWords, wordsOf } from './words.ts';

/** A record that matches a query. */
export interface ScoredRecord {
  record: IndexedRecord;
  /** Relevance from 0; 1 or more for a title that equals the query. */
  score: number;
  /** Words of the title that match the query, normalized. */
  titleWords: ReadonlySet<string>;
  /** Words of the query that match the title. */
  askedWords: ReadonlySet<string>;
  /** Whether it has all words of the query as typed, in its title or elsewhere. */
  hasAllWords: boolean;
  /** The part by which a page is found that doesn't have all words itself. */
  foundBy?: IndexedRecord | undefined;
}

/** Index of a slice's records, with spelling suggestions. */
export interface SliceIndex {
  find(interpretations: readonly Interpretation[]): ScoredRecord[];
  suggest(query: string): string[];
}

/** Score of a record for one word of a query. */
interface WordScore {
  score: number;
  titleWord: string | null;
}

type WordScores = Map<number, WordScore>;

/** MiniSearch's limit for the edits of a word. */
const MAX_EDITS = 2;
/** A prefix match always scores lower than an exact match. */
const PREFIX_SHARE = 0.9;
const SUGGESTION_FUZZINESS = 0.4;
/** Words with more letters are no typos; to compare them with all others would take seconds. */
const LONGEST_TYPO = 40;
/** Queries of more words get no suggestions for the further ones. */
const MAX_SUGGESTED_WORDS = 6;
const FIELDS: Field[] = ['title', 'keywords', 'place', 'text'];

const SEARCH_OPTIONS: SearchOptions = {
  prefix: true,
  // MiniSearch counts a transposition as two edits, this engine as one.
  fuzzy: (term) => (allowedEdits(term) > 0 ? MAX_EDITS : false),
  tokenize: (word) => [word]
};

/** Creates the index of a slice's records. */
export function createSliceIndex(records: readonly IndexedRecord[]): SliceIndex {
  const titles = records.map(readTitle);
  const index = new MiniSearch<{ id: number }>({
    fields: FIELDS,
    extractField: ({ id }, name) => (name === 'id' ? String(id) : fieldText(records[id], name as Field)),
    tokenize: createTokenizer(),
    processTerm: (term) => term
  });
  index.addAll(records.map((_, id) => ({ id })));
  const weights = recordWeights(records);
  const names = namesByKind(records, titles);

  const findInterpretation = (interpretation: Interpretation): ScoredRecord[] => {
    const isName = (word: string): boolean => [...interpretation.kinds].some((kind) => names.get(kind)?.has(word));
    const namesAsked = interpretation.stopWords.filter(isName);
    const words = [
      ...interpretation.words,
      ...namesAsked.map((word): QueryWord => ({ alternatives: [{ word, weight: 1 }], weight: 1 }))
    ];
    const asked = words.map((word) => {
      const fits = wordScores(index, word);
      return { fits, own: word.alternatives[0]?.word ?? '', weight: word.weight * idf(fits, records.length) };
    });
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    const found = new Set(asked.flatMap(({ fits }) => [...fits.keys()]));
    return [...found].flatMap((id) => {
      const [record, title, weight] = [records[id], titles[id], weights[id]];
      if (!record || !title || weight === undefined) {
        return [];
      }
      const titleWords = new Set(asked.flatMap(({ fits }) => fits.get(id)?.titleWord ?? []));
      const askedWords = new Set(asked.flatMap(({ fits, own }) => (fits.get(id)?.titleWord ? [own] : [])));
      const fit = asked.reduce((sum, word) => sum + word.weight * (word.fits.get(id)?.score ?? 0), 0) / total;
      const cover = 1 - COVERAGE_SHARE + COVERAGE_SHARE * Math.min(titleWords.size / Math.max(1, title.words.size), 1);
      const score =
        fit * cover + bonus(record, title, { ...interpretation, namesAsked }) + placeBonus(record, titleWords, words);
      const named = interpretation.kinds.has(record.kind) ? MENTIONED_KIND : 1;
      const tab = title.label.length > 0 && !title.label.some((word) => titleWords.has(word)) ? FURTHER_TAB : 1;
      const state = isUnaskedState(record, title, titleWords) ? UNASKED_STATE : 1;
      const hasAllWords = !interpretation.isSynonym && asked.every(({ fits }) => fits.has(id));
      return [
        {
          record,
          titleWords,
          askedWords,
          hasAllWords,
          score: score * interpretation.weight * weight * named * tab * state
        }
      ];
    });
  };

  return {
    find: (interpretations) => bestOfEach(interpretations.flatMap(findInterpretation)),
    suggest: (query) =>
      index
        .autoSuggest(query, {
          fuzzy: (term) => term.length <= LONGEST_TYPO && SUGGESTION_FUZZINESS,
          tokenize: (text) =>
            wordsOf(text)
              .slice(0, MAX_SUGGESTED_WORDS)
              .map((word) => word.text)
        })
        .map(({ suggestion }) => suggestion)
        .filter((suggestion) => !suggestion.split(' ').some(isPart))
  };
}

/**
 * Returns the scores of records for a query word: the best match among its alternatives. A word that the index knows is
 * no typo of another: "danger" doesn't find a manager.
 */
function wordScores(index: MiniSearch, { alternatives }: QueryWord): WordScores {
  const fits: WordScores = new Map();
  const parts = alternatives.flatMap(({ word, weight }) => {
    const part = partOfCompound(word);
    return part === null ? [] : [{ word: part, weight: weight * COMPOUND_PART }];
  });
  for (const { word, weight } of [...alternatives, ...parts]) {
    const found = index.search(word, SEARCH_OPTIONS);
    const isKnown = found.some(({ match }) => word in match);
    for (const { id, match } of found) {
      const { score, titleWord } = bestMatch(word, match, isKnown);
      if (score * weight > (fits.get(Number(id))?.score ?? 0)) {
        fits.set(Number(id), { score: score * weight, titleWord });
      }
    }
  }
  return fits;
}

interface Title {
  words: ReadonlySet<string>;
  /** All words joined into one. */
  joined: string;
  /** Words of the tab's label if it is a page's tab after the first. */
  label: readonly string[];
}

function readTitle({ kind, title, address, page }: IndexedRecord): Title {
  const label = kind === 'page' && address !== page ? (title.split(': ').at(-1) ?? '') : '';
  return {
    words: new Set(wordsOf(title).map(({ text }) => text)),
    joined: joinedWords(title),
    label: wordsOf(label).map(({ text }) => text)
  };
}

/** Returns the names of short records, by kind: those that stop words may be. */
function namesByKind(records: readonly IndexedRecord[], titles: readonly Title[]): Map<SearchKind, Set<string>> {
  const names = new Map<SearchKind, Set<string>>();
  records.forEach(({ kind }, id) => {
    const known = names.get(kind) ?? new Set();
    names.set(kind, known.add(titles[id]?.joined ?? ''));
  });
  return names;
}

interface NamedInterpretation extends Interpretation {
  /** Stop words that are names of the kind that the query mentions. */
  namesAsked: readonly string[];
}

function bonus(record: IndexedRecord, title: Title, interpretation: NamedInterpretation): number {
  const { literal } = interpretation;
  const isLiteral = literal !== null && record.title.toLowerCase().includes(literal);
  return nameBonus(record, title, interpretation) + (isLiteral ? LITERAL_BONUS : 0);
}

function nameBonus({ kind }: IndexedRecord, title: Title, interpretation: NamedInterpretation): number {
  const { words, joined, name, namesAsked, kinds, isIdentifier, isSynonym } = interpretation;
  const isNamed = kinds.has(kind) && (title.joined === name || namesAsked.includes(title.joined));
  if (title.joined === joined || isNamed) {
    // "Tooltip position" is about the tooltip rather than a prop `tooltipPosition`.
    const isSpacedProp = kind === 'prop' && !isNamed && words.length > 1 && !isIdentifier;
    return isSpacedProp ? SPACED_PROP_BONUS : EXACT_BONUS[kind];
  }
  if (title.joined.startsWith(joined)) {
    return isIdentifier ? PREFIX_BONUS : kind === 'page' ? PAGE_PREFIX_BONUS : 0;
  }
  const asked = new Set(words.map(({ alternatives: [own] }) => own?.word));
  return kind === 'page' && !isSynonym && [...title.words].every((word) => asked.has(word)) ? MENTIONED_PAGE_BONUS : 0;
}

/** States of controls in the names of tokens and CSS variables, as normalized words. */
const STATES = 'active checked clicked current disabled expanded focus hover pressed selected visited'.split(' ');

/** Whether a token or variable is that of a state, and the query doesn't name the state: its default comes first. */
function isUnaskedState({ kind }: IndexedRecord, { words }: Title, titleWords: ReadonlySet<string>): boolean {
  return (
    (kind === 'token' || kind === 'cssVariable') && STATES.some((state) => words.has(state) && !titleWords.has(state))
  );
}

/** Returns the bonus of a part of a page that the query names, together with a word of the part's title. */
function placeBonus(
  { kind, place }: IndexedRecord,
  titleWords: ReadonlySet<string>,
  words: readonly QueryWord[]
): number {
  if (kind === 'page' || titleWords.size === 0 || words.length < 2) {
    return 0;
  }
  const asked = new Set(words.map(({ alternatives: [own] }) => own?.word ?? ''));
  // The first name is the section's, the last one may be a component's.
  const isAsked = place.slice(1).some((name) => {
    const own = wordsOf(name);
    return own.every(({ text }) => asked.has(text)) && own.some(({ text }) => !titleWords.has(text));
  });
  return isAsked ? MENTIONED_PLACE_BONUS : 0;
}

function fieldText(record: IndexedRecord | undefined, field: Field): string {
  switch (field) {
    case 'title':
      return record?.title ?? '';
    case 'keywords':
      return record?.keywords.join(' ') ?? '';
    case 'place':
      return record?.place.join(' ') ?? '';
    case 'text':
      return record?.text ?? '';
  }
}

/**
 * Creates a tokenizer. Titles are also indexed as one joined word, for queries such as "datalist" or identifiers, and
 * their numbers together with the word before: `blue500` finds `--color-blue-500`.
 */
function createTokenizer(): (text: string, field?: string) => string[] {
  // Cache: thousands of records share a few hundred breadcrumbs.
  const places = new Map<string, string[]>();
  return (text, field) => {
    const words = places.get(text) ?? indexedWords(text).map((word) => word.text);
    if (field === 'place') {
      places.set(text, words);
    }
    if (field !== 'title') {
      return words;
    }
    const joined = words.length > 1 ? [joinedWords(text), ...numberedWords(words)] : [];
    return [...words, ...joined, ...partsOfCompounds(words)];
  };
}

function numberedWords(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1] ?? '';
    return /^\d+$/.test(word) && /\p{L}$/u.test(before) ? [before + word] : [];
  });
}

/** Returns the best match among the terms of a record. */
function bestMatch(word: string, match: Record<string, string[]>, isKnown: boolean): WordScore {
  let best: WordScore = { score: 0, titleWord: null };
  const terms = Object.entries(match).filter(
    ([term]) => isPart(term) === isPart(word) && (!(isKnown || isPart(word)) || term.startsWith(word))
  );
  for (const [term, fields] of terms) {
    for (const field of fields as Field[]) {
      const score = quality(word, term) * FIELD_WEIGHTS[field];
      if (score > best.score) {
        best = { score, titleWord: field === 'title' ? term : null };
      }
    }
  }
  return best;
}

function quality(word: string, term: string): number {
  if (word === term) {
    return 1;
  }
  if (term.startsWith(word)) {
    return PREFIX_QUALITY + (1 - PREFIX_QUALITY) * PREFIX_SHARE * (word.length / term.length);
  }
  const most = allowedEdits(word);
  const edits = editDistance(word, term, most);
  return (edits > most ? 0 : (TYPO_QUALITY[edits] ?? 0)) * (word[0] === term[0] ? 1 : DIFFERENT_FIRST_LETTER);
}

/** Returns the inverse document frequency of a word, so that rare words count more than common ones. */
function idf(fits: WordScores, records: number): number {
  return Math.log(2 + records / (1 + fits.size));
}

/**
 * Returns the static weight of records, independent of the query. Of equal props, those of the components that are used
 * most come first in the index; other records are better on larger pages.
 */
function recordWeights(records: readonly IndexedRecord[]): number[] {
  const sizes = new Map<string, number>();
  for (const { page } of records) {
    sizes.set(page, (sizes.get(page) ?? 0) + 1);
  }
  const largest = Math.max(1, ...sizes.values());
  return records.map((record, index) => {
    const size =
      record.kind === 'prop'
        ? 1 - index / records.length
        : Math.log1p(sizes.get(record.page) ?? 0) / Math.log1p(largest);
    const badge = record.badge === null ? 1 : BADGE_WEIGHTS[record.badge];
    const matter = isSecondary(record) ? SECONDARY : 1;
    return KIND_WEIGHTS[record.kind] * badge * matter * (1 - SIZE_SHARE + SIZE_SHARE * size);
  });
}

/** True for components, their props, and CSS variables, that the page isn't named after. */
function isSecondary({ kind, title, place }: IndexedRecord): boolean {
  if (kind === 'cssVariable') {
    const joined = joinedWords(title);
    return !place.some((name) => joined.includes(joinedWords(name)));
  }
  if (kind !== 'component' && kind !== 'prop') {
    return false;
  }
  const [component = '', places] = kind === 'prop' ? [place.at(-1), place.slice(0, -1)] : [title, place];
  return !places.some((name) => joinedWords(name) === joinedWords(component));
}

function bestOfEach(scored: readonly ScoredRecord[]): ScoredRecord[] {
  const best = new Map<IndexedRecord, ScoredRecord>();
  for (const entry of scored) {
    if (entry.score > (best.get(entry.record)?.score ?? 0)) {
      best.set(entry.record, entry);
    }
  }
  return [...best.values()];
}
