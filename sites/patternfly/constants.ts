/** Numbers that the product requires of its own site (requirements, section 9); those of every site are the engine's. */

/** Order of pages that come right after the first one of their section: colors for charts, rapid prototyping. */
export const SECOND_PAGE_SORT_VALUE = 2;
/** Older major versions that the release menu links to. */
export const OLDER_MAJOR_VERSIONS = [5, 4, 3] as const;
export const FOOTER_COPYRIGHT_START_YEAR = 2014;
