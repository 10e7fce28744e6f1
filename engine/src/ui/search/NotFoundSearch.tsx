import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { NOT_FOUND_PATH, SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { SearchResult } from '../../search/searchProvider.ts';
import { FilledText } from '../FilledText.tsx';
import { addressWords, likelyPages, readablePath } from './likelyPages.ts';
import { ResultMessages } from './ResultMessages.tsx';
import type { SearchSection } from './sections.ts';
import { ResultSections } from './ResultSections.tsx';
import { NO_FILTERS } from './searchAddress.ts';
import { SearchField } from './SearchField.tsx';
import { siteSearch } from './siteSearch.ts';
import { useSearch } from './useSearch.ts';

/** Maximum number of results per kind on the 404 page. */
const LIMIT = 3;
/** Maximum number of kinds; the page has other links below. */
const KINDS = 2;

/** Maximum number of candidates for suggested pages. */
const MOST_CANDIDATES = 20;

interface NotFoundSearchProps {
  placeholder: string;
  sections: SearchSection[];
}

/** Search on the 404 page, with suggestions of pages that the address may refer to; more is on the page itself. */
export function NotFoundSearch({ placeholder, sections }: NotFoundSearchProps) {
  const [query, setQuery] = useState('');
  const question = useMemo(() => ({ query, ...NO_FILTERS }), [query]);
  const path = useMissingPath();
  const pages = useLikelyPages(path);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch({ question, limit: LIMIT, mostGroups: KINDS });
  return (
    <div className="pb-lost-search">
      <div className="pb-lost-ways">
        <form action={SEARCH_PATH} role="search" aria-label={texts.search.lostPage}>
          <SearchField
            ref={field}
            placeholder={placeholder}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onClear={() => setQuery('')}
          />
        </form>
        {/* The library's component would be loaded with the search. */}
        <a className="pf-v6-c-button pf-m-secondary" href="/">
          {texts.notFound.home}
        </a>
      </div>
      <div className="pb-lost-pages" hidden={query.trim() !== ''}>
        {path !== null && (
          <p className="pb-lost-path">
            <FilledText
              text={texts.notFound.requested}
              values={{ path: <code dir="ltr">{readablePath(path)}</code> }}
            />
          </p>
        )}
        {pages && pages.length > 0 && (
          <div className="pb-lost-likely">
            <p>{texts.common.didYouMean}</p>
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
          </div>
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

const neverChanges = () => () => undefined;

/** The path that has no page; null if the page was opened by its own address, and in the document of all such paths. */
function useMissingPath(): string | null {
  const path = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => NOT_FOUND_PATH
  );
  return path === NOT_FOUND_PATH ? null : path;
}

/** Finds pages that the path may refer to; null until answered. */
function useLikelyPages(path: string | null): SearchResult[] | null {
  const [pages, setPages] = useState<SearchResult[] | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    const words = path === null ? '' : addressWords(path);
    let results: readonly SearchResult[] = [];
    const request = { query: words, kinds: ['page'] as const, section: null, limit: MOST_CANDIDATES };
    const isAsked = words !== '';
    void (
      isAsked
        ? siteSearch().search(request, (answer) => (results = answer.results), lifetime.signal)
        : Promise.resolve()
    )
      // On failure, there is still the rest of the page.
      .catch(() => undefined)
      .then(() => !lifetime.signal.aborted && setPages(likelyPages(words, results)));
    return () => lifetime.abort();
  }, [path]);
  return pages;
}
