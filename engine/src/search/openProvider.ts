import type { SearchSettings } from '../core/config/search.ts';
import { createBuiltInProvider } from './builtIn/builtInProvider.ts';
import { createHostedProvider } from './hosted/createHostedProvider.ts';
import type { SearchProvider } from './searchProvider.ts';

/** Creates the configured search provider (requirement 7.4), which starts to load its resources. */
export function openSearchProvider(settings: SearchSettings): SearchProvider {
  if (settings.provider === 'builtIn') {
    return createBuiltInProvider();
  }
  let fallback: SearchProvider | null = null;
  return createHostedProvider(settings, {
    // The fallback is created lazily: it loads its index at once.
    search: (...request) => (fallback ??= createBuiltInProvider()).search(...request)
  });
}
