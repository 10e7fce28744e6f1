import { openSearchProvider } from '../../search/openProvider.ts';
import type { SearchProvider, SearchSettings } from '../../search/searchProvider.ts';

let provider: SearchProvider | null = null;

/** What answers the questions to this site; begins to load what it needs when it is first asked for. */
export function siteSearch(settings: SearchSettings): SearchProvider {
  provider ??= openSearchProvider(settings);
  return provider;
}
