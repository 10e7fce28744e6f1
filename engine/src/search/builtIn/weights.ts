import type { Badge } from '../../model.ts';
import type { SearchKind } from '../searchKind.ts';

/** Where a word of a record stands. */
export type Field = 'title' | 'keywords' | 'place' | 'text';

/** How much a word counts by where it stands. */
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

/** What has had its day stands behind what takes its place. */
export const BADGE_WEIGHTS: Readonly<Record<Badge, number>> = { deprecated: 0.7, beta: 1, demo: 0.95 };

/** How well a word that was typed stands for one that begins with it, at worst. */
export const PREFIX_QUALITY = 0.55;
/** How well it stands for one that is spelled nearly the same, by the number of edits. */
export const TYPO_QUALITY: readonly number[] = [1, 0.7, 0.5];
/** Few typing errors concern the first letter. */
export const DIFFERENT_FIRST_LETTER = 0.75;
/** Part of a score that depends on how much of the title was asked for. */
export const COVER_SHARE = 0.28;
/** What a title earns that is just what was typed. */
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
/** What a name earns that begins with the part of a name that was typed. */
export const BEGINNING_BONUS = 0.6;
/** What a page earns whose title begins with what was typed: readers stop typing when they see it. */
export const PAGE_BEGINNING_BONUS = 0.12;
/** What a page earns whose whole title is among the words of a longer query. */
export const NAMED_PAGE_BONUS = 0.2;
/** What pages earn that the best passages are from, if no title fits well. */
export const PASSAGE_BONUS = 0.14;
/** A best result below this makes a reader look on. */
export const GOOD_SCORE = 0.6;
/** What has the name of its page is what the page is about; other types and components beside it count less. */
export const SECONDARY_COMPONENT = 0.85;
/** How much more the largest pages count than those with hardly anything on them, where all else is equal. */
export const SIZE_SHARE = 0.06;
/** Results that fit so much worse than the best are left out. */
export const LEAST_SHARE_OF_BEST = 0.35;
/** What fits worse is found by chance. */
export const LEAST_SCORE = 0.15;
/** How much more a kind counts that the query names. */
export const NAMED_KIND = 1.5;
