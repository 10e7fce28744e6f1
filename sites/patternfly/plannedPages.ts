/**
 * Pages that are referenced by links, redirects or the site's plan, but not written yet. `check` warns about links to
 * them, and fails if one of them exists: remove a page from this list when you write it.
 */
export const plannedPages: string[] = [];
