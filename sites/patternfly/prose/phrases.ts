import type { ProseRule } from 'patternbook';

import { constructionRule } from './construction.ts';

/** Past participles that end in neither "ed" nor "en". */
const IRREGULAR =
  'built|bought|caught|cut|done|felt|found|got|heard|held|kept|left|lost|made|met|paid|put|read|run|sent|set|shown|told|won';

/** Constructions that native writers avoid, most of them translations word by word. */
export const phrases: ProseRule[] = [
  phrase('also-when', /\balso (?:if|when|where|while)\b/giu, 'Write "even when", or "also" after the verb.'),
  phrase('at-once', /\bat once\b/giu, 'Write "immediately" or "at the same time".'),
  phrase('belong-into', /\bbelong(?:s|ed|ing)? into\b/giu, 'Write "belongs in".'),
  phrase(
    'could-not-be',
    new RegExp(`\\bcould(?: not|n['’]t) be (?:\\w+(?:ed|en)|${IRREGULAR})\\b`, 'giu'),
    'Begin with "Couldn’t" and the verb: "Couldn’t load the list."'
  ),
  phrase('fact', /(?<!\bin )\bfacts?\b/giu, 'Name them: "details", "attributes", "values".'),
  phrase('hold', /\bh[eo]lds? (?:everywhere|for|here|in|only|there|too)\b/giu, 'Write "applies" or "is true".'),
  phrase('meanwhile', /\bmeanwhile\b/giu, 'Write "while …" or "in the meantime".'),
  phrase('of-what', /(?<!\bregardless )\bof (?:what|when|where|whom)\b/giu, 'Use a noun, or a verb with an object.'),
  phrase('say-of', /\b(?:say|says|said|saying) of\b/giu, 'Write "says that …" or "describes".'),
  phrase(
    'somebody',
    /\b(?:any|every|no|some)body\b/giu,
    'Write "someone", "no one", or "everyone", or name the person.'
  ),
  phrase(
    'stand',
    /\b(?:stand|standing|stands|stood)\b(?! (?:alone|by|for|in for|out|up)\b)/giu,
    'For a position, write "is", "sits", or "appears".'
  ),
  phrase(
    'take',
    /(?<=^|[.!?:;]\s+|\n)take (?:a|an|another|it|one|that|the|these|this|those)\b(?! (?:backup|break|course|deep|exam|look|moment|note|photo|screenshot|snapshot|test|tour|training)\b)/giu,
    'For a choice, write "Use" or "Choose".'
  ),
  phrase(
    'tell',
    /(?<!\b(?:can|cannot|can['’]t|could|couldn['’]t) )\bt(?:ell|elling|ells|old) (?:how|of|that|what|when|where|whether|which|why)\b/giu,
    'Give it an object ("tells people why"), or write "explains" or "shows".'
  ),
  phrase('thing', /\bthings?\b/giu, 'Name it: "item", "record", "option", "task".'),
  phrase(
    'the-way',
    /\b(?:on )?the way(?: (?:around|back|in|on|out|there|to)\b|(?=[.,;:]))/giu,
    'Name it: "how to …", "a workaround", "a path back".'
  )
];

/** @param pattern with the flag `g` */
function phrase(name: string, pattern: RegExp, hint: string): ProseRule {
  return constructionRule(name, (text) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length, hint }))
  );
}
