import { openSearchProvider } from '../../search/openProvider.ts';
import type { SearchProvider, SearchSettings } from '../../search/searchProvider.ts';

let provider: SearchProvider | null = null;

/** The search provider of the site, created on first use; creating it starts to load its index or client. */
export function siteSearch(settings: SearchSettings): SearchProvider {
  provider ??= openSearchProvider(settings);
  return provider;
}
