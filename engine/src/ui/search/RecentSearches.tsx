import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

import { forgetAllSearches, forgetSearch, useRecentSearches } from './recentSearches.ts';

interface RecentSearchesProps {
  /** The field, which takes the focus back. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Goes to the first search, for the field to lead to. */
  firstRef: RefObject<HTMLButtonElement | null>;
  /** Searches for one again. */
  onChoose: (query: string) => void;
}

/** The list of recent searches, for as long as nothing is asked. */
export function RecentSearches({ fieldRef, firstRef, onChoose }: RecentSearchesProps) {
  const queries = useRecentSearches();
  const list = useRef<HTMLUListElement>(null);
  if (queries.length === 0) {
    return null;
  }
  /** Buttons of an item: the first one searches, the second one removes. */
  const buttonOf = (index: number, button: 0 | 1): HTMLElement | null =>
    (list.current?.children[index]?.children[button] as HTMLElement | undefined) ?? null;
  const focusNext = (event: KeyboardEvent, index: number): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      (index + step < 0 ? fieldRef.current : buttonOf(index + step, 0))?.focus();
    }
  };
  const remove = (query: string, index: number): void => {
    flushSync(() => forgetSearch(query));
    (buttonOf(Math.min(index, queries.length - 2), 1) ?? fieldRef.current)?.focus();
  };
  return (
    <div className="pb-result-recent">
      <p className="pb-result-heading">
        Recent searches
        <button
          type="button"
          className="pb-result-suggestion"
          onClick={() => {
            forgetAllSearches();
            fieldRef.current?.focus();
          }}
        >
          Clear
        </button>
      </p>
      <ul role="list" aria-label="Recent searches" ref={list}>
        {queries.map((query, index) => (
          <li key={query} onKeyDown={(event) => focusNext(event, index)}>
            <button
              type="button"
              className="pb-result"
              ref={index === 0 ? firstRef : null}
              onClick={() => onChoose(query)}
            >
              {query}
            </button>
            <button
              type="button"
              className="pb-result-forget"
              aria-label={`Remove “${query}” from the recent searches`}
              onClick={() => remove(query, index)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
