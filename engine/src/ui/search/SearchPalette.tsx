import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import type { EarlyTyping } from '../../browser/earlyTyping.ts';
import { isPlainClick } from '../../browser/links.ts';
import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import type { OverlayProps } from '../islands/contract.ts';
import { ResultOptions, optionId, useCombobox } from './combobox.tsx';
import { commandsFor } from './commands.ts';
import { PALETTE_ID, commandKey } from './openPalette.ts';
import { forgetAllSearches, forgetSearch, useRecentSearches } from './recentSearches.ts';
import type { Entry } from './resultGroups.ts';
import { ResultIcon } from './ResultIcon.tsx';
import { ResultMessages } from './ResultMessages.tsx';
import type { SearchedSite } from './searchedSite.ts';
import { type SearchSection, shownSections } from './sections.ts';
import { NO_QUESTION, type Question } from './searchAddress.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { useSearch } from './useSearch.ts';

/** Maximum number of results per kind in the palette. */
const LIMIT = 5;

interface SitePaletteProps extends OverlayProps, SearchedSite {
  typing: EarlyTyping;
}

/** The palette with the sections of the side navigation. */
export function SitePalette(props: SitePaletteProps) {
  const [sections] = useState(shownSections);
  return <SearchPalette {...props} sections={sections} />;
}

interface SearchPaletteProps extends SitePaletteProps {
  sections: SearchSection[];
}

/** Palette for search and commands. It stays open, with its query, when the page behind it is replaced. */
export function SearchPalette(props: SearchPaletteProps) {
  const { releaseNotes, sections, typing, onClose } = props;
  const [question, setQuestion] = useState<Question>(NO_QUESTION);
  const change = (changed: Partial<Question>): void => setQuestion((before) => ({ ...before, ...changed }));
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  const field = useRef<HTMLInputElement>(null);
  const firstRecent = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLDivElement>(null);
  /** Command to run once the palette is closed and the page behind it is no longer inert. */
  const command = useRef<(() => void) | null>(null);

  const search = useSearch({
    question,
    limit: LIMIT,
    commandsFor: (query, answer) => commandsFor(query, answer, { releaseNotes })
  });
  const { groups, activeKey, shown, recordOpened } = search;
  const { onKeyDown, activeRef } = useCombobox(search, {
    leaveDown() {
      firstRecent.current?.focus();
      return firstRecent.current !== null;
    },
    clear: () => change({ query: '' })
  });

  useEffect(() => {
    if (field.current) {
      handOver(typing, field.current);
    }
  }, [typing]);
  const answered = shown.step === 'answered' ? shown.request : null;
  useEffect(() => {
    results.current?.scrollTo({ top: 0 });
  }, [answered]);

  const closeByLink = (event: MouseEvent): void => {
    // Close before the link's target comes into view behind the palette.
    if (isPlainClick(event.nativeEvent) && (event.target as Element).closest('a[href]')) {
      close();
    }
  };
  const openEntry = (entry: Entry): void => {
    recordOpened(entry);
    if (entry.type === 'command' && typeof entry.command.action === 'function') {
      command.current = entry.command.action;
      close();
    }
  };

  return (
    <ModalDialog
      id={PALETTE_ID}
      className="pb-palette"
      label={texts.search.palette}
      outlastsPage
      dialogRef={dialog}
      onClick={closeByLink}
      onClose={() => {
        onClose();
        command.current?.();
      }}
    >
      <form className="pb-dialog-box" action={SEARCH_PATH} role="search" aria-label={texts.search.paletteForm}>
        <div className="pb-search-bar">
          <SearchField
            ref={field}
            placeholder={texts.search.placeholder}
            aria-label={texts.common.search}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={groups.length > 0}
            aria-controls={listId}
            aria-activedescendant={activeKey === null ? undefined : optionId(listId, activeKey)}
            value={question.query}
            onChange={({ target }) => change({ query: target.value })}
            onClear={() => change({ query: '' })}
            onKeyDown={(event) => {
              onKeyDown(event);
              // Some browsers would clear the field and leave the dialog open.
              if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
                event.preventDefault();
                close();
              }
            }}
          />
          {/* A key, or a word for those who have none: the field has a symbol of its own that empties it. */}
          <button type="button" className="pf-v6-c-button pf-m-plain pb-palette-close" onClick={close}>
            <kbd aria-hidden="true">{texts.search.escapeKey}</kbd>
            <span>{texts.common.close}</span>
          </button>
        </div>
        <SearchFilters
          {...question}
          sections={sections}
          counts={search.counts}
          onChange={(narrow) => setQuestion((before) => ({ ...before, ...narrow(before) }))}
        />
        <div className="pb-search-results" ref={results}>
          <ResultMessages search={search} leadsToAll sections={sections} onQuestion={change} fieldRef={field}>
            {shown.step === 'idle' && (
              <>
                <RecentSearches
                  fieldRef={field}
                  firstRef={firstRecent}
                  onLeaveDown={() => {
                    field.current?.focus();
                    search.activate(groups[0]?.entries[0]?.key ?? null);
                  }}
                  onChoose={(query) => {
                    change({ query });
                    field.current?.focus();
                  }}
                />
                <p className="pb-result-heading">{texts.search.browse}</p>
                <ul className="pb-palette-sections" role="list">
                  {sections.map(({ slug, title, path }) => (
                    <li key={slug}>
                      <a className="pb-result" href={path}>
                        <bdi className="pb-result-title">{title}</bdi>
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <ResultOptions id={listId} search={search} activeRef={activeRef} onOpen={openEntry} />
          </ResultMessages>
        </div>
        <p className="pb-palette-keys">
          <span>
            <FilledText text={texts.search.keyChoose} values={{ up: <kbd>↑</kbd>, down: <kbd>↓</kbd> }} />
          </span>
          <span>
            <FilledText text={texts.search.keyOpen} values={{ enter: <kbd>Enter</kbd> }} />
          </span>
          <span>
            <FilledText
              text={texts.search.keyTab}
              values={{ command: <kbd>{commandKey()}</kbd>, enter: <kbd>Enter</kbd> }}
            />
          </span>
          <span>
            <FilledText text={texts.search.keyClose} values={{ escape: <kbd>{texts.search.escapeKey}</kbd> }} />
          </span>
        </p>
      </form>
    </ModalDialog>
  );
}

interface RecentSearchesProps {
  /** The search field, which gets the focus back. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Ref of the first search, which the field's arrow key focuses. */
  firstRef: RefObject<HTMLButtonElement | null>;
  /** Moves on to what is below. */
  onLeaveDown: () => void;
  /** Repeats a search. */
  onChoose: (query: string) => void;
}

/** List of recent searches, shown while the query is empty. */
function RecentSearches({ fieldRef, firstRef, onLeaveDown, onChoose }: RecentSearchesProps) {
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
      if (index + step === queries.length) {
        onLeaveDown();
      } else {
        (index + step < 0 ? fieldRef.current : buttonOf(index + step, 0))?.focus();
      }
    }
  };
  const remove = (query: string, index: number): void => {
    flushSync(() => forgetSearch(query));
    (buttonOf(Math.min(index, queries.length - 2), 1) ?? fieldRef.current)?.focus();
  };
  return (
    <div className="pb-result-recent">
      <p className="pb-result-heading">
        {texts.search.recent}
        <button
          type="button"
          className="pb-result-suggestion"
          onClick={() => {
            forgetAllSearches();
            fieldRef.current?.focus();
          }}
        >
          {texts.search.clearRecent}
        </button>
      </p>
      <ul role="list" aria-label={texts.search.recent} ref={list}>
        {queries.map((query, index) => (
          <li key={query} onKeyDown={(event) => focusNext(event, index)}>
            <button
              type="button"
              className="pb-result"
              ref={index === 0 ? firstRef : null}
              onClick={() => onChoose(query)}
            >
              <span className="pb-result-sign" aria-hidden="true">
                <ResultIcon name="recent" />
              </span>
              {query}
            </button>
            <button
              type="button"
              className="pb-clear"
              aria-label={fillText(texts.search.forget, { query })}
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

/** Moves what was typed before the palette had loaded to its field, with selection and focus. */
function handOver(typing: EarlyTyping, field: HTMLInputElement): void {
  // Not while React runs effects: it would restore the rendered value.
  queueMicrotask(() => {
    const { value, selectionStart, selectionEnd } = typing.input;
    typing.input.remove();
    field.focus();
    // React overrides the element's own `value` property and would not see a value set there as user input.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.setSelectionRange(selectionStart, selectionEnd);
    const { lastKey } = typing;
    if (lastKey) {
      // After the query for the typed text has started.
      setTimeout(() => field.dispatchEvent(new KeyboardEvent('keydown', lastKey)));
    }
  });
}
