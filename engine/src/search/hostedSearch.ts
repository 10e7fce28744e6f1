import type { OpenSearch } from './searchProvider.ts';

/** The module of a hosted search, and what it gets. */
export interface OpenedSearch {
  open: OpenSearch;
  settings: unknown;
}

/**
 * The hosted search of the site's configuration; null for the built-in index. The bundler puts it in the place of this value
 * (`bundle/scripts/provideSearch.ts`).
 */
export const HOSTED_SEARCH: OpenedSearch | null = null;
