/** Kind of document that shows an example: a page with the site's frame, or the example's own document. */
export type Place = 'page' | 'standalone';

/** Purpose of shared style sheets: those that a kind of document links, or what it loads on demand. */
export type SharedUse = Place | 'onDemand' | 'definition' | `${Place}Themes`;
