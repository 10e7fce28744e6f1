import type { Badge } from '../../model.ts';
import type { SearchKind } from '../searchKind.ts';

/** Field of a record in which a word occurs. */
export type Field = 'title' | 'keywords' | 'place' | 'text';

/** Weight of a word by its field. */
export const FIELD_WEIGHTS: Readonly<Record<Field, number>> = { title: 1, keywords: 0.8, place: 0.6, text: 0.4 };

/** Of things that fit equally well, readers rather look for pages than for what stands on them. */
export const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 1,
  component: 0.86,
  heading: 0.76,
  example: 0.72,
  token: 0.7,
  prop: 0.66,
  icon: 0.62,
  cssVariable: 0.6,
  text: 0.36
};

/** Deprecated results rank below their replacements. */
export const BADGE_WEIGHTS: Readonly<Record<Badge, number>> = { deprecated: 0.7, beta: 1, demo: 0.95 };

/** Lowest quality of a prefix match. */
export const PREFIX_QUALITY = 0.55;
/** Quality of a fuzzy match, by the number of edits. */
export const TYPO_QUALITY: readonly number[] = [1, 0.7, 0.5];
/** Few typing errors concern the first letter. */
export const DIFFERENT_FIRST_LETTER = 0.75;
/** Part of a score that depends on how much of the title was asked for. */
export const COVER_SHARE = 0.28;
/** Bonus for a title equal to the query. */
export const EXACT_BONUS: Readonly<Record<SearchKind, number>> = {
  page: 1,
  component: 1,
  prop: 1,
  cssVariable: 1,
  token: 1,
  icon: 1,
  heading: 0.35,
  example: 0.35,
  text: 0
};
/** Bonus for a name that begins with the typed part of a name. */
export const BEGINNING_BONUS = 0.6;
/** Bonus for a page whose title begins with the query: readers stop typing when they see it. */
export const PAGE_BEGINNING_BONUS = 0.12;
/** Bonus for a page whose whole title is among the words of a longer query. */
export const NAMED_PAGE_BONUS = 0.2;
/** Bonus for pages with the best passages, if no title matches well. */
export const PASSAGE_BONUS = 0.14;
/** A best result below this makes a reader look on. */
export const GOOD_SCORE = 0.6;
/** Factor for components and types that don't have the name of their page: the page is about the one that has. */
export const SECONDARY_COMPONENT = 0.85;
/** Largest increase of a score by the size of the page. */
export const SIZE_SHARE = 0.06;
/** Results that fit so much worse than the best are left out. */
export const LEAST_SHARE_OF_BEST = 0.35;
/** Lowest score of a match that is not by chance. */
export const LEAST_SCORE = 0.15;
/** Factor for a kind that the query names. */
export const NAMED_KIND = 1.5;
