import type { EnglishRule } from '../../core/config/prose.ts';
import type { Finding } from './mentions.ts';
import { findMissingSerialCommas } from './serialComma.ts';
import { findWhatClauses } from './whatClauses.ts';

/** Past participles that end in neither "ed" nor "en". */
const IRREGULAR =
  'built|bought|caught|cut|done|felt|found|got|heard|held|kept|left|lost|made|met|paid|put|read|run|sent|set|shown|told|won';

/** Finds constructions that native writers avoid, most of them translations word by word. */
export const englishRules: Record<EnglishRule, (text: string) => Finding[]> = {
  'also-when': phrase(/\balso (?:if|when|where|while)\b/giu, 'Write "even when", or "also" after the verb.'),
  'at-once': phrase(/\bat once\b/giu, 'Write "immediately" or "at the same time".'),
  'belong-into': phrase(/\bbelong(?:s|ed|ing)? into\b/giu, 'Write "belongs in".'),
  'could-not-be': phrase(
    new RegExp(`\\bcould(?: not|n['’]t) be (?:\\w+(?:ed|en)|${IRREGULAR})\\b`, 'giu'),
    'Begin with "Couldn’t" and the verb: "Couldn’t load the list."'
  ),
  fact: phrase(/(?<!\bin )\bfacts?\b/giu, 'Name them: "details", "attributes", "values".'),
  hold: phrase(/\bh[eo]lds? (?:everywhere|for|here|in|only|there|too)\b/giu, 'Write "applies" or "is true".'),
  meanwhile: phrase(/\bmeanwhile\b/giu, 'Write "while …" or "in the meantime".'),
  'of-what': phrase(/(?<!\bregardless )\bof (?:what|when|where|whom)\b/giu, 'Use a noun, or a verb with an object.'),
  'repeated-what': (text) =>
    findWhatClauses(text)
      .slice(1)
      .map(([start, end]) => ({ start, end, hint: 'Use one "what" clause in a paragraph, and nouns for the others.' })),
  'say-of': phrase(/\b(?:say|says|said|saying) of\b/giu, 'Write "says that …" or "describes".'),
  'serial-comma': findMissingSerialCommas,
  somebody: phrase(/\b(?:any|every|no|some)body\b/giu, 'Write "someone", "no one", or "everyone", or name the person.'),
  stand: phrase(
    /\b(?:stand|standing|stands|stood)\b(?! (?:alone|by|for|in for|out|up)\b)/giu,
    'For a position, write "is", "sits", or "appears".'
  ),
  take: phrase(
    /(?<=^|[.!?:;]\s+|\n)take (?:a|an|another|it|one|that|the|these|this|those)\b(?! (?:backup|break|course|deep|exam|look|moment|note|photo|screenshot|snapshot|test|tour|training)\b)/giu,
    'For a choice, write "Use" or "Choose".'
  ),
  tell: phrase(
    /(?<!\b(?:can|cannot|can['’]t|could|couldn['’]t) )\bt(?:ell|elling|ells|old) (?:how|of|that|what|when|where|whether|which|why)\b/giu,
    'Give it an object ("tells people why"), or write "explains" or "shows".'
  ),
  thing: phrase(/\bthings?\b/giu, 'Name it: "item", "record", "option", "task".'),
  'the-way': phrase(
    /\b(?:on )?the way(?: (?:around|back|in|on|out|there|to)\b|(?=[.,;:]))/giu,
    'Name it: "how to …", "a workaround", "a path back".'
  )
};

/** @param pattern with the flag `g` */
function phrase(pattern: RegExp, hint: string): (text: string) => Finding[] {
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length, hint }));
}
