import { type RefObject, useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';

import { track } from '../../browser/analytics/analytics.ts';
import { announce } from '../../browser/dom.ts';
import type { SearchKind } from '../../core/searchKind.ts';
import { NOTHING_FOUND, type SearchAnswer } from '../../search/searchProvider.ts';
import { type Command, asksForCommands } from './commands.ts';
import { rememberSearch } from './recentSearches.ts';
import { type Entry, groupsOf } from './resultGroups.ts';
import { type ResultStatus, resultStatus } from './resultStatus.ts';
import type { Question } from './searchAddress.ts';
import { NO_SEARCH, type SearchResults, type SearchState, searchReducer, startSearchSession } from './searchSession.ts';
import { siteSearch } from './siteSearch.ts';
import { visitedAddresses } from './visitedAddresses.ts';

/** Number of results that "Show more" adds. */
export const MORE_RESULTS = 20;

/** How long a list without an active option waits for the complete answer, so that nothing is added while it is read. */
const PATIENCE_MS = 800;

/** Debounce of announcements while the reader types. */
const SPOKEN_PAUSE_MS = 700;

interface SearchOptions {
  /** Must be referentially stable: a new object is a new question. */
  question: Question;
  /** Initial number of results per kind. */
  limit: number;
  /** Maximum number of groups, best first. */
  mostGroups?: number;
  /** Commands among the results, for comboboxes. */
  commandsFor?: (query: string, answer: SearchAnswer) => Command[];
}

export interface Search extends Pick<SearchResults, 'shown' | 'groups' | 'activeKey'> {
  question: Question;
  /** Whether the question has no answer so far. */
  isAsking: boolean;
  /** Numbers of results by kind, of the last words whose answer is complete; null until there is one. */
  counts: SearchAnswer['counts'] | null;
  status: ResultStatus;
  activate: (key: string | null) => void;
  showMore: (kind: SearchKind) => void;
  retry: () => void;
  /** Side effects of opening an entry: analytics and recent searches. */
  recordOpened: (entry: Entry) => void;
  /** Ref of the list: it doesn't change while a pointer is down on it. */
  listRef: RefObject<HTMLDivElement | null>;
}

/** Searches for a question, and again whenever it changes. */
export function useSearch({ question, limit, mostGroups, commandsFor }: SearchOptions): Search {
  const [view, dispatch] = useReducer(searchReducer, NO_SEARCH);
  const [more, setMore] = useState<{ question: Question; limits: ReadonlyMap<SearchKind, number> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const limits = more?.question === question ? more.limits : null;
  const limitOf = (kind: SearchKind): number => limits?.get(kind) ?? limit;

  const show = useEffectEvent((state: SearchState) => {
    const groups =
      state.step === 'answered'
        ? groupsOf(state.answer, state.request.query, commandsFor?.(state.request.query, state.answer) ?? [], limitOf)
        : [];
    const hasActive = commandsFor !== undefined;
    dispatch({
      type: 'state',
      question,
      state,
      groups: groups.slice(0, mostGroups),
      hasActive
    });
  });
  const patienceMs = commandsFor === undefined ? PATIENCE_MS : 0;
  const onlyCommands = commandsFor !== undefined && asksForCommands(question.query);

  const { listRef, holdWhilePressed } = useHeldWhilePressed();
  useEffect(() => {
    const showUnpressed = (state: SearchState): void => holdWhilePressed(() => show(state));
    const most = Math.max(limit, ...(limits?.values() ?? []));
    const request = { ...question, limit: most, visited: visitedAddresses() };
    if (question.query.trim() === '') {
      showUnpressed({ step: 'idle' });
      return undefined;
    }
    if (onlyCommands) {
      showUnpressed({ step: 'answered', request, answer: NOTHING_FOUND, isDone: true, isBroken: false });
      return undefined;
    }
    return startSearchSession(siteSearch(), request, showUnpressed, patienceMs);
  }, [question, limit, limits, attempt, onlyCommands, patienceMs, holdWhilePressed]);

  const offered = view.shown.step === 'idle' ? (commandsFor?.('', NOTHING_FOUND) ?? []) : [];
  const groups = view.shown.step === 'idle' ? groupsOf(NOTHING_FOUND, '', offered, limitOf) : view.groups;
  const status = resultStatus(view.shown, groups);
  useEffect(() => {
    const timer = setTimeout(() => status.spoken !== '' && announce(status.spoken), SPOKEN_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [view.shown, status.spoken]);

  return {
    question,
    isAsking: question.query.trim() !== '' && view.settled !== question,
    counts: view.counted?.counts ?? null,
    shown: view.shown,
    groups,
    activeKey: view.activeKey,
    status,
    activate: (key) => dispatch({ type: 'activate', key }),
    showMore: (kind) =>
      setMore({ question, limits: new Map([...(limits ?? []), [kind, limitOf(kind) + MORE_RESULTS]]) }),
    retry: () => setAttempt((count) => count + 1),
    recordOpened(entry) {
      if (entry.type === 'result') {
        const { kind } = entry.result;
        rememberSearch(question.query);
        track({
          name: 'search_result_click',
          label: `${kind.toUpperCase()} ${question.query.trim()}`,
          value: entry.rank
        });
      }
    },
    listRef
  };
}

interface HeldWhilePressed {
  listRef: RefObject<HTMLDivElement | null>;
  /** Applies a change at once or, while a pointer is down on the list, after its click. */
  holdWhilePressed: (change: () => void) => void;
}

/** Defers changes that would move results under a pressed pointer. Only the last of several is applied. */
function useHeldWhilePressed(): HeldWhilePressed {
  const listRef = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const held = useRef<(() => void) | null>(null);

  useEffect(() => {
    const list = listRef.current;
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      if (isPressed.current) {
        // After the click event.
        setTimeout(() => {
          isPressed.current = false;
          held.current?.();
          held.current = null;
        });
      }
    };
    list?.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      list?.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, []);

  const holdWhilePressed = useCallback((change: () => void): void => {
    if (isPressed.current) {
      held.current = change;
    } else {
      change();
    }
  }, []);
  return { listRef, holdWhilePressed };
}
