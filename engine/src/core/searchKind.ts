/** Kinds of results, in the order of the filters. */
export const SEARCH_KINDS = [
  'page',
  'heading',
  'component',
  'example',
  'prop',
  'cssVariable',
  'token',
  'icon',
  'text'
] as const;

/**
 * `page`: a tab of a page; `heading`: a section within a tab; `text`: a passage of prose. The others correspond to the
 * entities in the requirements, section 3.
 */
export type SearchKind = (typeof SEARCH_KINDS)[number];
