/** Numbers that the requirements define for this site (section 9); those for all sites are in the engine. */

/** `sortValue` of pages directly after the first one of their section: chart colors, rapid prototyping. */
export const SECOND_PAGE_SORT_VALUE = 2;
/** Older major versions in the release menu. */
export const OLDER_MAJOR_VERSIONS = [5, 4, 3] as const;
export const FOOTER_COPYRIGHT_START_YEAR = 2014;
