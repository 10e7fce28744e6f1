/** What can be found, in the order in which filters name it. */
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
 * `page`: a tab of a page; `heading`: a part of one; `text`: a passage of prose. The others are named as in the
 * requirements, section 3.
 */
export type SearchKind = (typeof SEARCH_KINDS)[number];
