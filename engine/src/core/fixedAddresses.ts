/** The document for unknown addresses, also served at this address (requirement 2.2.2). */
export const NOT_FOUND_PATH = '/404';

/** The feed of releases, of a site that has one. */
export const RELEASE_FEED_ADDRESS = '/releases.atom';

/** The search results page. */
export const SEARCH_PATH = '/search';
