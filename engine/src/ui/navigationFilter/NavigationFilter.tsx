import { Button, TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { NAVIGATION_INDEX_ADDRESS, type NavigationIndexEntry } from '../../core/pageData.ts';
import { Highlighted } from '../Highlighted.tsx';
import { type QueryWord, type TextRange, findWord, fold, hasWords, matchedRanges, queryWords } from '../textMatch.ts';

const LABEL = 'Find in navigation';

/** More results than anybody reads; the number of all is told. */
const MAX_SHOWN = 50;

interface NavigationFilterProps {
  /** Id of the element that the results stand in place of. */
  treeId: string;
}

/** A field that finds pages of all sections by their names, and shows them in place of the navigation. */
export function NavigationFilter({ treeId }: NavigationFilterProps) {
  const [query, setQuery] = useState('');
  const answer = useFoundPages(query);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = query.trim() !== '';
  const found = answer?.found ?? [];

  useLayoutEffect(() => (isOpen ? hideTree(treeId) : undefined), [treeId, isOpen]);
  useEffect(() => {
    // The navigation is back before it scrolls to the new page.
    const clear = (): void => flushSync(() => setQuery(''));
    document.addEventListener('patternbook:enter', clear);
    return () => document.removeEventListener('patternbook:enter', clear);
  }, []);

  const clear = (): void => {
    setQuery('');
    field.current?.focus();
  };
  /** Arrows move between the field and the results, Enter follows the first one, Escape empties the field. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(list.current?.getElementsByTagName('a') ?? [])];
    const stops = [field.current, ...links];
    const place = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'ArrowDown') {
      stops[place + 1]?.focus();
    } else if (event.key === 'ArrowUp') {
      stops[place - 1]?.focus();
    } else if (event.key === 'Enter' && place === 0) {
      links[0]?.click();
    } else if (event.key === 'Escape' && query !== '') {
      clear();
      // A panel that the field stands in stays open.
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <>
      <div className="pb-filter" role="search" aria-label={LABEL} onKeyDown={onKeyDown}>
        <TextInputGroup>
          <TextInputGroupMain
            type="search"
            icon={<SearchIcon set="rh-ui" />}
            aria-label={LABEL}
            placeholder={LABEL}
            autoComplete="off"
            value={query}
            onChange={(_, text) => setQuery(text)}
            ref={field}
            inputProps={{ spellCheck: false }}
          />
        </TextInputGroup>
        <p className="pb-filter-status" role="status">
          {isOpen && answer && statusText(answer)}
        </p>
        {isOpen && answer?.found?.length === 0 && (
          <Button className="pb-filter-clear" variant="link" isInline onClick={clear}>
            Clear the field
          </Button>
        )}
      </div>
      {isOpen && (
        // Other results are read from their beginning.
        <div key={answer?.query} className="pb-sidebar-pages" onKeyDown={onKeyDown}>
          <nav className="pf-v6-c-nav pb-filter-results" aria-label="Found pages">
            <ul className="pf-v6-c-nav__list" role="list" ref={list}>
              {found.slice(0, MAX_SHOWN).map((result) => (
                <Result key={result.page.path} result={result} />
              ))}
            </ul>
          </nav>
        </div>
      )}
    </>
  );
}

function Result({ result: { page, matches } }: { result: FoundPage }) {
  return (
    <li className="pf-v6-c-nav__item">
      <a className="pf-v6-c-nav__link" href={page.path}>
        <span>
          <Highlighted text={page.title} ranges={matches} />
        </span>{' '}
        <span className="pb-filter-place">{page.place}</span>
      </a>
    </li>
  );
}

interface Answer {
  query: string;
  /** Null where the list of pages could not be loaded. */
  found: FoundPage[] | null;
}

/** What the latest query that is answered has found. The list of pages is loaded with the first one. */
function useFoundPages(query: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const finder = useRef<Promise<FindPages> | null>(null);
  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    let isCurrent = true;
    finder.current ??= loadFinder();
    void finder.current
      .then((find) => find(query))
      .catch(() => {
        finder.current = null;
        return null;
      })
      .then((found) => isCurrent && setAnswer({ query, found }));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return answer;
}

async function loadFinder(): Promise<FindPages> {
  const response = await fetch(NAVIGATION_INDEX_ADDRESS);
  if (!response.ok) {
    throw new Error(`The list of pages could not be loaded (status ${response.status}).`);
  }
  return createPageFinder((await response.json()) as NavigationIndexEntry[]);
}

function statusText({ query, found }: Answer): string {
  if (found === null) {
    return 'The list of pages could not be loaded. Type on to try again.';
  }
  if (found.length === 0) {
    return `No page is called “${query.trim()}”.`;
  }
  const count = found.length === 1 ? '1 page' : `${found.length} pages`;
  return found.length > MAX_SHOWN ? `${count}, the first ${MAX_SHOWN} of them here` : count;
}

/** @returns shows it again, scrolled as it was */
function hideTree(id: string): () => void {
  const tree = document.getElementById(id);
  const { scrollTop = 0 } = tree ?? {};
  tree?.toggleAttribute('hidden', true);
  return () => {
    tree?.toggleAttribute('hidden', false);
    tree?.scrollTo({ top: scrollTop });
  };
}

/** A page that was found. */
interface FoundPage {
  page: NavigationIndexEntry;
  /** Which parts of its title match. */
  matches: TextRange[];
}

type FindPages = (query: string) => FoundPage[];

/** Makes the search over the titles and places of pages, which must have every word of a query. */
export function createPageFinder(pages: readonly NavigationIndexEntry[]): FindPages {
  const folded = pages.map((page) => ({ page, title: fold(page.title), place: fold(page.place) }));
  return (query) => {
    const words = queryWords(query);
    return folded
      .filter(({ title, place }) => words.every((word) => hasWords([word], title) || hasWords([word], place)))
      .map((entry) => ({ ...entry, rank: rankOf(entry.title, words) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ page, title }) => ({ page, matches: matchedRanges(words, title) }));
  };
}

const IN_PLACE = 4;

/** Titles that begin with the query come first, then those with such a word, then all others. */
function rankOf(title: string, [first]: readonly QueryWord[]): number {
  const found = first && findWord(first, title);
  if (!found) {
    return IN_PLACE;
  }
  return found.range[0] === 0 ? 0 : 1 + found.fit;
}
