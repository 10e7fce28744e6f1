/** The site's data for the search, serialized in every document. */
export interface SearchedSite {
  /** Address of the release notes, or null for none. */
  releaseNotes: string | null;
}

/** Finds the masthead's search. */
export function searchForm(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.pb-search[data-props]');
}

/** Reads what the masthead's search knows about the site. */
export function searchedSite(): SearchedSite {
  const text = searchForm()?.dataset['props'];
  return text === undefined ? { releaseNotes: null } : (JSON.parse(text) as SearchedSite);
}
