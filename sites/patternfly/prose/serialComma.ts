import { NO_PROSE } from 'patternbook';

import { type Construction, constructionRule } from './construction.ts';

const WORD = `[\\p{L}\\p{N}${NO_PROSE}](?:[’'/.-]?[\\p{L}\\p{N}${NO_PROSE}])*`;
/** One to three words: only short items make it likely that a comma and a conjunction belong to a list. */
const ITEM = `${WORD}(?: ${WORD}){0,2}`;
/**
 * The end of a list: an item, a comma, another item, and a conjunction with the last item. A comma after that would
 * continue the list, so that the conjunction may be part of an item.
 */
const LIST_END = new RegExp(`(${WORD}), (${ITEM}) (and|or) (${WORD})(?![\\p{L}\\p{N}]|(?: ${WORD}){0,2},)`, 'gu');

/** Begin a clause, so that the comma after it doesn't separate items. */
const CLAUSE_OPENERS = `above after although as at because before below beside between by during for from here however
  if in inside instead like next of on once otherwise outside rather since so then there though to under unless unlike
  until what when whenever where wherever whether while with within without`;
/** Begin something other than an item of a list. */
const NO_ITEM_STARTS = `across after alone also and are as at because before both but by can designed down each either
  even for from has have here how if in including is it its may neither no not on one only or rather regardless since
  so such that their then there these they this those to too until up was were what when where which while who whose
  will with without you your`;

const CLAUSE_OPENER = beginningWith(CLAUSE_OPENERS);
const NO_ITEM = beginningWith(NO_ITEM_STARTS);
/** Ends an amount, as in "five or more". */
const AMOUNT = /^(?:fewer|less|more|so)$/i;
/** Text since the last punctuation mark that a list can't contain. */
const CLAUSE = /[^.!?:;(\n—–]*$/u;
const MOST_WORDS_OF_AN_ITEM = 4;

/**
 * Finds lists of three or more short items without a comma before "and" or "or". To avoid false alarms, it passes over
 * lists whose comma may end a clause instead.
 */
function findMissingSerialCommas(text: string): Construction[] {
  return [...text.matchAll(LIST_END)].flatMap((match) => {
    const [whole, first = '', second = '', conjunction = '', last = ''] = match;
    const before = CLAUSE.exec(text.slice(0, match.index + first.length))?.[0].trim() ?? '';
    if (NO_ITEM.test(second) || AMOUNT.test(last) || isClause(before)) {
      return [];
    }
    const start = match.index + first.length + 2;
    const hint = `Put a comma before "${conjunction}": "${second}, ${conjunction} …".`;
    return [{ start, end: match.index + whole.length, hint }];
  });
}

/** Whether the text before a comma is a clause or a phrase that opens the sentence, rather than the first items of a list. */
function isClause(before: string): boolean {
  const lastPart = before.split(',').at(-1)?.trim() ?? '';
  return CLAUSE_OPENER.test(before) && (lastPart === before || lastPart.split(' ').length > MOST_WORDS_OF_AN_ITEM);
}

/** @param words separated by white space */
function beginningWith(words: string): RegExp {
  return new RegExp(`^(?:${words.split(/\s+/).join('|')})\\b`, 'i');
}

/** A list of three or more items has a comma before its conjunction. */
export const serialComma = constructionRule('serial-comma', findMissingSerialCommas);
