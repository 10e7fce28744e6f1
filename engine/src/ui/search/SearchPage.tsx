import { useMemo, useRef, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import { useAddressQuery } from '../listFilter/useAddressQuery.ts';
import { rememberSearch } from './recentSearches.ts';
import { ResultMessages } from './ResultMessages.tsx';
import type { SearchSection } from './sections.ts';
import { ResultSections } from './ResultSections.tsx';
import { type Question, readSearchAddress, searchParameters } from './searchAddress.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { useSearch } from './useSearch.ts';

/** Initial number of results per kind. */
const LIMIT = 10;

interface SearchPageProps {
  placeholder: string;
  sections: SearchSection[];
}

/** Content of the results page. Its state is in the address, which follows the typed text. */
export function SearchPage({ placeholder, sections }: SearchPageProps) {
  const { search: address, changeQuery } = useAddressQuery();
  const question = useMemo(() => withKnownSection(readSearchAddress(address), sections), [address, sections]);
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false
  );
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch({ question, limit: LIMIT });
  const change = (changed: (before: Question) => Partial<Question>): void =>
    changeQuery((query) => {
      const before = readSearchAddress(query.toString());
      const after = searchParameters({ ...before, ...changed(before) });
      [...query.keys()].forEach((name) => query.delete(name));
      after.forEach((value, name) => query.append(name, value));
    }, 'soon');

  // The style sheet hides the site's sections below it while there is a query.
  return (
    <div
      className="pb-search-live"
      data-question={isHydrated ? (question.query.trim() === '' ? 'none' : 'asked') : 'unknown'}
    >
      <form
        className="pb-search-page-form"
        action={SEARCH_PATH}
        role="search"
        aria-label={texts.search.results}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(question.query);
          changeQuery(() => undefined, 'now');
        }}
      >
        <SearchField
          ref={field}
          placeholder={placeholder}
          value={question.query}
          onChange={({ target: { value } }) => change(() => ({ query: value }))}
          onClear={() => change(() => ({ query: '' }))}
        />
        <SearchFilters {...question} sections={sections} counts={search.counts} onChange={change} />
      </form>
      <ResultMessages
        search={search}
        leadsToAll={false}
        sections={sections}
        onQuestion={(changed) => change(() => changed)}
        fieldRef={field}
      >
        <ResultSections search={search} hasMore />
      </ResultMessages>
    </div>
  );
}

/** Ignores an unknown section. */
function withKnownSection(question: Question, sections: readonly SearchSection[]): Question {
  const isKnown = sections.some(({ slug }) => slug === question.section);
  return isKnown ? question : { ...question, section: null };
}
