/** The document that answers unknown addresses; it answers here too (requirement 2.2.2). */
export const NOT_FOUND_PATH = '/404';

/** The page that lists what the search finds. */
export const SEARCH_PATH = '/search';
