import { useMemo, useRef, useSyncExternalStore } from 'react';

import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { SearchSettings } from '../../search/searchProvider.ts';
import { useAddressQuery } from '../listFilter/useAddressQuery.ts';
import { rememberSearch } from './recentSearches.ts';
import { ResultMessages, type SearchSection } from './ResultMessages.tsx';
import { ResultSections } from './ResultSections.tsx';
import { type Question, readSearchAddress, searchParameters } from './searchAddress.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { useSearch } from './useSearch.ts';

/** Results of a kind on the page at first. */
const LIMIT = 10;

interface SearchPageProps {
  settings: SearchSettings;
  placeholder: string;
  sections: SearchSection[];
}

/** The content of the results page: its address says what is asked for, and follows what is typed. */
export function SearchPage({ settings, placeholder, sections }: SearchPageProps) {
  const { search: address, changeQuery } = useAddressQuery();
  const question = useMemo(() => withKnownSection(readSearchAddress(address), sections), [address, sections]);
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false
  );
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch({ settings, question, limit: LIMIT });
  const change = (changed: (before: Question) => Partial<Question>): void =>
    changeQuery((query) => {
      const before = readSearchAddress(query.toString());
      const after = searchParameters({ ...before, ...changed(before) });
      [...query.keys()].forEach((name) => query.delete(name));
      after.forEach((value, name) => query.append(name, value));
    }, 'soon');

  // The style sheet hides the sections of the site below it while something is asked.
  return (
    <div
      className="pb-search-live"
      data-question={isHydrated ? (question.query.trim() === '' ? 'none' : 'asked') : 'unknown'}
    >
      <form
        className="pb-search-page-form"
        action={SEARCH_PATH}
        role="search"
        aria-label="Results"
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
        />
        <SearchFilters {...question} sections={sections} onChange={change} />
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

/** A section that doesn't exist is none. */
function withKnownSection(question: Question, sections: readonly SearchSection[]): Question {
  const isKnown = sections.some(({ slug }) => slug === question.section);
  return isKnown ? question : { ...question, section: null };
}
