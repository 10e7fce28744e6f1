import { openSearchProvider } from '../../search/openProvider.ts';
import type { SearchSettings } from '../../core/config/search.ts';
import type { SearchProvider } from '../../search/searchProvider.ts';

let provider: SearchProvider | null = null;

/** Returns the site's search provider, created on first use, which starts to load its index or client. */
export function siteSearch(settings: SearchSettings): SearchProvider {
  provider ??= openSearchProvider(settings);
  return provider;
}
