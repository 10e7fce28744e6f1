import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';

import { isPlainClick } from '../../browser/links.ts';
import type { EarlyTyping } from '../../browser/earlyTyping.ts';
import { PALETTE_ID } from './openPalette.ts';
import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { SearchSettings } from '../../search/searchProvider.ts';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import type { OverlayProps } from '../islands/overlayFeatures.ts';
import { commandKey } from '../keyNames.ts';
import { commandsFor } from './commands.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { ResultMessages, type SearchSection } from './ResultMessages.tsx';
import { ResultOptions, optionId } from './ResultOptions.tsx';
import type { Entry } from './resultGroups.ts';
import { NO_QUESTION, type Question } from './searchAddress.ts';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { CloseSymbol } from './symbols.tsx';
import { useCombobox } from './useCombobox.ts';
import { useSearch } from './useSearch.ts';

/** Results of a kind in the palette. */
const LIMIT = 5;

/** What the search knows of the site: plain data, which every document has. */
export interface SearchedSite {
  settings: SearchSettings;
  /** Address of the release notes, or null for none. */
  releaseNotes: string | null;
  sections: SearchSection[];
}

interface SearchPaletteProps extends OverlayProps, SearchedSite {
  typing: EarlyTyping;
  copyImport: (importLine: string) => void;
}

/** Searches and does things, wherever the reader is. Stays when another page arrives behind it, with what was typed. */
export function SearchPalette(props: SearchPaletteProps) {
  const { settings, releaseNotes, sections, typing, copyImport, onClose } = props;
  const [question, setQuestion] = useState<Question>(NO_QUESTION);
  const change = (changed: Partial<Question>): void => setQuestion((before) => ({ ...before, ...changed }));
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  const field = useRef<HTMLInputElement>(null);
  const firstRecent = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLDivElement>(null);
  /** Runs once the palette is closed, and the page behind it is there again. */
  const command = useRef<(() => void) | null>(null);

  const search = useSearch({
    settings,
    question,
    limit: LIMIT,
    commandsFor: (query, answer) => commandsFor(query, answer, { releaseNotes, copyImport })
  });
  const { groups, activeKey, shown, recordOpened } = search;
  const { onKeyDown, activeRef } = useCombobox(search, {
    leaveDown: () => firstRecent.current?.focus(),
    clear: () => change({ query: '' })
  });

  useEffect(() => {
    if (field.current) {
      typing.handOver(field.current);
    }
  }, [typing]);
  const answered = shown.step === 'answered' ? shown.request : null;
  useEffect(() => {
    results.current?.scrollTo({ top: 0 });
  }, [answered]);

  const closeByLink = (event: MouseEvent): void => {
    // Before what a link leads to comes into view behind it.
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
      label="Search and commands"
      outlastsPage
      dialogRef={dialog}
      onClick={closeByLink}
      onClose={() => {
        onClose();
        command.current?.();
      }}
    >
      <form className="pb-dialog-box" action={SEARCH_PATH} role="search" aria-label="Palette">
        <div className="pb-search-bar">
          <SearchField
            ref={field}
            placeholder="Search, or type > for commands"
            aria-label="Search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={groups.length > 0}
            aria-controls={listId}
            aria-activedescendant={activeKey === null ? undefined : optionId(listId, activeKey)}
            value={question.query}
            onChange={({ target }) => change({ query: target.value })}
            onKeyDown={(event) => {
              onKeyDown(event);
              // Some browsers would empty the field, and leave the dialog open.
              if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) {
                event.preventDefault();
                close();
              }
            }}
          />
          <button type="button" className="pf-v6-c-button pf-m-plain" aria-label="Close" onClick={close}>
            <CloseSymbol />
          </button>
        </div>
        <SearchFilters
          {...question}
          sections={sections}
          onChange={(narrow) => setQuestion((before) => ({ ...before, ...narrow(before) }))}
        />
        <div className="pb-search-results" ref={results}>
          <ResultMessages search={search} leadsToAll sections={sections} onQuestion={change} fieldRef={field}>
            {shown.step === 'idle' && (
              <p className="pb-result-hint">
                Find pages, components, examples, props, CSS variables, tokens and icons.
              </p>
            )}
            <ResultOptions id={listId} search={search} activeRef={activeRef} onOpen={openEntry} />
            {shown.step === 'idle' && (
              <RecentSearches
                fieldRef={field}
                firstRef={firstRecent}
                onChoose={(query) => {
                  change({ query });
                  field.current?.focus();
                }}
              />
            )}
          </ResultMessages>
        </div>
        <p className="pb-palette-keys">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose
          </span>
          <span>
            <kbd>Enter</kbd> to open
          </span>
          <span>
            <kbd>{commandKey()}</kbd> <kbd>Enter</kbd> in a new tab
          </span>
          <span>
            <kbd>Esc</kbd> to clear and close
          </span>
        </p>
      </form>
    </ModalDialog>
  );
}
