/** The document for unknown addresses, also served at this address (requirement 2.2.2). */
export const NOT_FOUND_PATH = '/404';

/** The search results page. */
export const SEARCH_PATH = '/search';
