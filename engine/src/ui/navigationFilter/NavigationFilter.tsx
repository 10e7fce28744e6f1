import { Button, TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { NAVIGATION_INDEX_ADDRESS, type NavigationIndexEntry } from '../../core/pageData.ts';
import { Highlighted } from '../Highlighted.tsx';
import {
  FIT,
  type QueryWord,
  type TextRange,
  findWord,
  fold,
  hasWords,
  matchedRanges,
  queryWords
} from '../textMatch.ts';
import { onPage } from '../../core/pageEvents.ts';

/** Maximum number of results shown; the status has the total. */
const MAX_SHOWN = 50;

interface NavigationFilterProps {
  /** Id of the element that the results replace. */
  treeId: string;
}

/** Field that finds pages of all sections by name, and shows the results in place of the navigation. */
export function NavigationFilter({ treeId }: NavigationFilterProps) {
  const [query, setQuery] = useState('');
  const answer = useFoundPages(query);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = query.trim() !== '';
  const found = answer?.found ?? [];

  useLayoutEffect(() => (isOpen ? hideTree(treeId) : undefined), [treeId, isOpen]);
  useEffect(() => {
    // Synchronous: the navigation must be visible before it scrolls to the new page.
    return onPage('enter', () => flushSync(() => setQuery('')));
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
      // Keeps the navigation panel around the field open.
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <>
      <div className="pb-filter" role="search" aria-label={texts.navigationFilter.label} onKeyDown={onKeyDown}>
        <TextInputGroup>
          <TextInputGroupMain
            type="search"
            icon={<SearchIcon set="rh-ui" />}
            aria-label={texts.navigationFilter.label}
            placeholder={texts.navigationFilter.label}
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
            {texts.navigationFilter.clear}
          </Button>
        )}
      </div>
      {isOpen && (
        // The key resets the scroll position for new results.
        <div key={answer?.query} className="pb-sidebar-pages" onKeyDown={onKeyDown}>
          <nav className="pf-v6-c-nav pb-filter-results" aria-label={texts.navigationFilter.results}>
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
  /** Null if the list of pages could not be loaded. */
  found: FoundPage[] | null;
}

/** Returns the results of the latest answered query. The first query loads the list of pages. */
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
    throw new Error(`Couldn’t load the list of pages (status ${response.status}).`);
  }
  return createPageFinder((await response.json()) as NavigationIndexEntry[]);
}

function statusText({ query, found }: Answer): string {
  if (found === null) {
    return texts.navigationFilter.failed;
  }
  if (found.length === 0) {
    return fillText(texts.navigationFilter.noMatches, { query: query.trim() });
  }
  const count = fillCount(texts.navigationFilter.found, found.length);
  return found.length > MAX_SHOWN ? fillText(texts.navigationFilter.first, { count, shown: MAX_SHOWN }) : count;
}

/** @returns function that shows it again and restores its scroll position */
function hideTree(id: string): () => void {
  const tree = document.getElementById(id);
  const { scrollTop = 0 } = tree ?? {};
  tree?.toggleAttribute('hidden', true);
  return () => {
    tree?.toggleAttribute('hidden', false);
    tree?.scrollTo({ top: scrollTop });
  };
}

/** A result of the search. */
interface FoundPage {
  page: NavigationIndexEntry;
  /** Matching parts of the title. */
  matches: TextRange[];
}

type FindPages = (query: string) => FoundPage[];

/**
 * Creates the search over the titles and places of pages: every word of the query must match, in the place only from the
 * beginning of a word, since a place is that of many pages.
 */
export function createPageFinder(pages: readonly NavigationIndexEntry[]): FindPages {
  const folded = pages.map((page) => ({ page, title: fold(page.title), place: fold(page.place) }));
  return (query) => {
    const words = queryWords(query);
    return folded
      .filter(({ title, place }) => words.every((word) => hasWords([word], title) || beginsWord(word, place)))
      .map((entry) => ({ ...entry, rank: rankOf(entry.title, words) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ page, title }) => ({ page, matches: matchedRanges(words, title) }));
  };
}

const IN_PLACE = 4;

function beginsWord(word: QueryWord, place: string): boolean {
  const found = findWord(word, place);
  return found !== null && found.fit < FIT.inside;
}

/**
 * Ranks a title by all words of the query: one that begins with the word is better than one with a word that does, than
 * one that contains it inside a word, and than one that only its place has the word for.
 */
function rankOf(title: string, words: readonly QueryWord[]): number {
  return words.reduce((sum, word) => {
    const found = findWord(word, title);
    return sum + (!found ? IN_PLACE : found.range[0] === 0 ? 0 : 1 + found.fit);
  }, 0);
}
