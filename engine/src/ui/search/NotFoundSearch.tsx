import { useEffect, useMemo, useRef, useState } from 'react';

import { NOT_FOUND_PATH, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { SearchResult, SearchSettings } from '../../search/searchProvider.ts';
import { addressWords, likelyPages } from './likelyPages.ts';
import { ResultMessages, type SearchSection, SectionLinks } from './ResultMessages.tsx';
import { ResultSections } from './ResultSections.tsx';
import { NO_FILTERS } from './searchAddress.ts';
import { SearchField } from './SearchField.tsx';
import { siteSearch } from './siteSearch.ts';
import { useSearch } from './useSearch.ts';

/** Results of a kind where an address leads nowhere. */
const LIMIT = 3;
/** Kinds of results at most; the page has other links below. */
const KINDS = 2;

/** Pages that are looked at to find those that the address may mean. */
const MOST_CANDIDATES = 20;

interface NotFoundSearchProps {
  settings: SearchSettings;
  placeholder: string;
  sections: SearchSection[];
}

/** The search where an address leads nowhere, with the pages that the address may mean. */
export function NotFoundSearch({ settings, placeholder, sections }: NotFoundSearchProps) {
  const [query, setQuery] = useState('');
  const question = useMemo(() => ({ query, ...NO_FILTERS }), [query]);
  const pages = useLikelyPages(settings);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch({ settings, question, limit: LIMIT, mostGroups: KINDS });
  return (
    <div className="pb-lost-search">
      <form action={SEARCH_PATH} role="search" aria-label="Lost page">
        <SearchField
          ref={field}
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </form>
      <div className="pb-lost-pages" hidden={query.trim() !== ''}>
        {pages && pages.length > 0 && (
          <>
            <p>Did you mean:</p>
            <ul className="pb-result-sections" role="list">
              {pages.map(({ address, title, place }, index) => (
                <li key={address}>
                  <a href={address} data-result={`page-${index + 1}`}>
                    {title}
                  </a>{' '}
                  <bdi className="pb-result-place">{place[0]}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
        {pages?.length === 0 && (
          <>
            <p>Or look through a section:</p>
            <SectionLinks sections={sections} />
          </>
        )}
      </div>
      <ResultMessages
        search={search}
        leadsToAll
        sections={sections}
        onQuestion={(change) => setQuery(change.query ?? query)}
        fieldRef={field}
      >
        <ResultSections search={search} hasMore={false} />
      </ResultMessages>
    </div>
  );
}

/** Pages that the address may mean; null until that is known. */
function useLikelyPages(settings: SearchSettings): SearchResult[] | null {
  const [pages, setPages] = useState<SearchResult[] | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    const words = location.pathname === NOT_FOUND_PATH ? '' : addressWords(location.pathname);
    let results: readonly SearchResult[] = [];
    const request = { query: words, kinds: ['page'] as const, section: null, limit: MOST_CANDIDATES };
    const isAsked = words !== '';
    void (
      isAsked
        ? siteSearch(settings).search(request, (answer) => (results = answer.results), lifetime.signal)
        : Promise.resolve()
    )
      // Without an answer, there are still the sections.
      .catch(() => undefined)
      .then(() => !lifetime.signal.aborted && setPages(likelyPages(words, results)));
    return () => lifetime.abort();
  }, [settings]);
  return pages;
}
