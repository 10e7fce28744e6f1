import * as texts from '../../core/texts.ts';
import type { IslandFeature, OverlayFeature } from '../islands/contract.ts';

/** The page of search results. */
export const searchPage = {
  name: 'searchPage',
  label: texts.parts.search,
  load: async () => (await import('./SearchPage.tsx')).SearchPage
} satisfies IslandFeature;

/** Suggestions on the 404 page. */
export const notFoundSearch = {
  name: 'notFoundSearch',
  label: texts.parts.search,
  load: async () => (await import('./NotFoundSearch.tsx')).NotFoundSearch
} satisfies IslandFeature;

/** The search over the page. */
export const searchPalette = {
  label: texts.parts.search,
  load: async () => (await import('./SearchPalette.tsx')).SitePalette
} satisfies OverlayFeature;
