import { openSearchProvider } from '../../../search/openProvider.ts';
import type { SearchProvider, SearchSettings } from '../../../search/searchProvider.ts';

let provider: SearchProvider | null = null;

/** What answers the questions to this site; begins to load what it needs when it is first asked for. */
export function siteSearch(): SearchProvider {
  provider ??= openSearchProvider(readSettings());
  return provider;
}

function readSettings(): SearchSettings {
  const text = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  return text === undefined ? { provider: 'builtIn' } : (JSON.parse(text) as SearchSettings);
}
