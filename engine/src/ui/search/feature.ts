import * as texts from '../../core/texts.ts';
import { defineIsland, defineOverlay } from '../islands/contract.ts';

/** The page of search results. */
export const searchPage = defineIsland({
  name: 'searchPage',
  label: texts.parts.search,
  load: async () => (await import('./SearchPage.tsx')).SearchPage
});

/** Suggestions on the 404 page. */
export const notFoundSearch = defineIsland({
  name: 'notFoundSearch',
  label: texts.parts.search,
  load: async () => (await import('./NotFoundSearch.tsx')).NotFoundSearch
});

/** The search over the page. */
export const searchPalette = defineOverlay({
  label: texts.parts.search,
  load: async () => (await import('./SearchPalette.tsx')).SearchPalette
});
