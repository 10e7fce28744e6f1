import { createBuiltInProvider } from './builtIn/builtInProvider.ts';
import { HOSTED_SEARCH, type OpenedSearch } from './hostedSearch.ts';
import type { SearchProvider } from './searchProvider.ts';

/**
 * Creates the configured search provider (requirement 7.4), which starts to load its resources.
 * @param hosted by default, that of the configuration
 */
export function openSearchProvider(hosted: OpenedSearch | null = HOSTED_SEARCH): SearchProvider {
  if (hosted === null) {
    return createBuiltInProvider();
  }
  let own: SearchProvider | null = null;
  return hosted.open(hosted.settings, {
    // The site's own index is opened when it is needed: it loads at once.
    search: (...request) => (own ??= createBuiltInProvider()).search(...request)
  });
}
