import { openSearchProvider } from '../../search/openProvider.ts';
import type { SearchProvider } from '../../search/searchProvider.ts';

let provider: SearchProvider | null = null;

/** Returns the site's search provider, created on first use, which starts to load its index or client. */
export function siteSearch(): SearchProvider {
  provider ??= openSearchProvider();
  return provider;
}
