import { createBuiltInProvider } from './builtIn/builtInProvider.ts';
import { createHostedProvider } from './hosted/createHostedProvider.ts';
import type { SearchProvider, SearchSettings } from './searchProvider.ts';

/** The provider that a site's settings name (requirement 7.4); it begins to load what it needs. */
export function openSearchProvider(settings: SearchSettings): SearchProvider {
  if (settings.provider === 'builtIn') {
    return createBuiltInProvider();
  }
  let standIn: SearchProvider | null = null;
  return createHostedProvider(settings, {
    // Loads nothing unless it is needed.
    search: (...request) => (standIn ??= createBuiltInProvider()).search(...request)
  });
}
