import type { Badge } from '../../model.ts';
import type { SearchKind } from '../../core/searchKind.ts';

/** Fields of a record in the index. */
export type Field = 'title' | 'keywords' | 'place' | 'text';

/** Weight of a match by field. */
export const FIELD_WEIGHTS: Readonly<Record<Field, number>> = { title: 1, keywords: 0.8, place: 0.6, text: 0.65 };

/** Weight of a result by kind: of equally good matches, pages rank above their parts. */
export const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 1,
  component: 0.86,
  heading: 0.76,
  example: 0.65,
  token: 0.7,
  prop: 0.66,
  icon: 0.62,
  cssVariable: 0.6,
  text: 0.46
};

/** Deprecated results rank below their replacements. */
export const BADGE_WEIGHTS: Readonly<Record<Badge, number>> = { deprecated: 0.7, beta: 1, demo: 0.95 };

/** Minimum quality of a prefix match. */
export const PREFIX_QUALITY = 0.55;
/** Factor for a match within a compound. */
export const COMPOUND_PART = 0.8;
/** Quality of a fuzzy match by the number of edits. */
export const TYPO_QUALITY: readonly number[] = [1, 0.7, 0.5];
/** Factor for fuzzy matches with a different first letter, where typos are rare. */
export const DIFFERENT_FIRST_LETTER = 0.75;
/** Share of the score that depends on how much of the title matches. */
export const COVERAGE_SHARE = 0.28;
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
/** Bonus for a title with the signs of the query, so that `c++` finds "C++ for beginners" before "C". */
export const LITERAL_BONUS = 1.5;
/** Bonus for a prop if its name is typed with spaces: "tooltip position". */
export const SPACED_PROP_BONUS = 0.2;
/** Bonus for an identifier of which the query is a prefix. */
export const PREFIX_BONUS = 0.6;
/** Bonus for a page whose title begins with the query: readers stop typing when they see it. */
export const PAGE_PREFIX_BONUS = 0.16;
/** Bonus for a page if a longer query contains all words of its title. */
export const MENTIONED_PAGE_BONUS = 0.12;
/** Bonus for a page if the query contains its title and other words, which a part of the page has in its title. */
export const SUPPORTED_PAGE_BONUS = 0.25;
/** Bonus for a part of a page if the query contains all words of the page's title, and others of the part's title. */
export const MENTIONED_PLACE_BONUS = 0.12;
/** Bonus for pages with the best passages, if no title matches well. */
export const PASSAGE_BONUS = 0.3;
/** Score difference between consecutive passages. */
export const PASSAGE_STEP = 0.02;
/** Least score of a page that the query names: it comes first, whatever its parts and those of other pages are. */
export const NAMED_PAGE_SCORE = 0.7;
/** Factor for the score that a page has by its best part. */
export const RAISED_PAGE = 0.9;
/** Factor for pages that only a CSS variable speaks for: readers of pages seldom look for its name. */
export const BY_VARIABLE = 0.65;
/** Least share of the best score that a page needs to be found by its parts alone. */
export const LEAST_SHARE_OF_RAISED = 0.6;
/** Threshold for good results; below it, all other slices and the full text are considered too. */
export const GOOD_SCORE = 0.6;
/** Least score of a part or a name among the best matches. */
export const GOOD_PART_SCORE = 0.5;
/** Least share of the best score that a page needs among the best matches, unless the query names it. */
export const BEST_SHARE = 0.55;
/** Factor for components, types, and CSS variables that the page isn't named after. */
export const SECONDARY = 0.85;
/** Factor for the tabs of a page after the first, unless the query names the tab: one result per subject comes first. */
export const FURTHER_TAB = 0.8;
/** Factor for tabs about other implementations than the default one; its inverse for readers of these. */
export const OTHER_IMPLEMENTATION = 0.93;
/** Factor for tokens and variables of a state that the query doesn't name. */
export const UNASKED_STATE = 0.97;
/** Maximum share of the score that depends on the size of the page. */
export const SIZE_SHARE = 0.06;
/** Minimum score relative to the best result; others are left out. */
export const MIN_SHARE_OF_BEST = 0.35;
/** Minimum score of a result; lower ones match by coincidence. */
export const MIN_SCORE = 0.15;
/** Factor for results of a kind that the query mentions. */
export const MENTIONED_KIND = 1.5;
