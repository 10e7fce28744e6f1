import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';

import * as texts from '../../core/texts.ts';
import { ResultEntry } from './ResultEntry.tsx';
import { type Entry, foldTabs } from './resultGroups.ts';
import { groupTitle } from './resultStatus.ts';
import type { Search } from './useSearch.ts';

interface ResultOptionsProps {
  /** Id of the list. */
  id: string;
  search: Search;
  /** Ref of the active option. */
  activeRef: RefObject<HTMLElement | null>;
  onOpen: (entry: Entry) => void;
}

/** Results as options of a listbox. */
export function ResultOptions({ id, search, activeRef, onOpen }: ResultOptionsProps) {
  const { groups, activeKey, activate } = search;
  const optionOf = (entry: Entry, hasKind: boolean) => (
    <ResultEntry
      key={entry.key}
      entry={entry}
      hasKind={hasKind}
      onOpen={onOpen}
      entryRef={entry.key === activeKey ? activeRef : undefined}
      option={{
        id: optionId(id, entry.key),
        role: 'option',
        tabIndex: -1,
        'aria-selected': entry.key === activeKey,
        onPointerMove: (event) => isMoved(event) && entry.key !== activeKey && activate(entry.key)
      }}
    />
  );
  return (
    <div id={id} className="pb-result-list" role="listbox" aria-label={texts.search.results}>
      {groups.map((group) => (
        <div key={group.id} className="pb-result-group" role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className="pb-result-heading" role="presentation">
            {groupTitle(group.id)}
          </div>
          {foldTabs(group.entries).map(({ entry, tabs }) => (
            <div key={entry.key} className="pb-result-row" role="presentation">
              {optionOf(entry, group.id === 'best')}
              {tabs.length > 0 && (
                <div className="pb-result-tabs" role="presentation">
                  {tabs.map((tab) => optionOf(tab, false))}
                </div>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Returns the id of an option; ids must not contain spaces. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${encodeURIComponent(key)}`;
}

/** Whether the mouse really moved: browsers also fire events when the list moves under a resting pointer. */
function isMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
}

/** Modifiers of Enter, which determine where a link opens. */
type EnterKey = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

interface ComboboxOptions {
  /** Focuses the content above options of which none is active; returns whether there is any. */
  leaveDown: () => boolean;
  /** Empties the field. */
  clear: () => void;
}

interface Combobox {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Ref of the active option. */
  activeRef: RefObject<HTMLElement | null>;
}

/**
 * Keyboard interaction of the ARIA pattern of a combobox with a listbox. The focus stays in the field. Enter opens the
 * active option, or the first one as soon as there is an answer.
 */
export function useCombobox(
  { question, isAsking, shown, groups, activeKey, activate }: Search,
  { leaveDown, clear }: ComboboxOptions
): Combobox {
  const activeRef = useRef<HTMLElement>(null);
  const scrolls = useRef(false);
  /** Enter pressed before the answer arrived. */
  const awaited = useRef<{ query: string; enter: EnterKey } | null>(null);

  useLayoutEffect(() => {
    const enter = awaited.current?.query === question.query ? awaited.current.enter : null;
    if (enter && !isAsking && shown.step === 'answered' && activeRef.current) {
      awaited.current = null;
      pressLike(activeRef.current, enter);
    }
    if (scrolls.current) {
      scrolls.current = false;
      activeRef.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [question, isAsking, shown, activeKey]);

  const move = (key: string): boolean => {
    const keys = groups.flatMap(({ entries }) => entries.map((entry) => entry.key));
    const firsts = groups.flatMap(({ entries }) => entries[0]?.key ?? []);
    const target = targetOf(key, keys, firsts, activeKey);
    if (target !== undefined) {
      scrolls.current = true;
      activate(target);
    }
    return target !== undefined;
  };
  const answers = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, currentTarget: field } = event;
    const modifiers = { ctrlKey, metaKey, shiftKey, altKey };
    if (key === 'Enter') {
      if (isAsking || field.value !== question.query) {
        awaited.current = { query: field.value, enter: modifiers };
      } else {
        pressLike(activeRef.current, modifiers);
      }
      return true;
    }
    awaited.current = null;
    if (ctrlKey || metaKey || shiftKey || altKey || isForCaret(key, field)) {
      return false;
    }
    if (key === 'Escape' && field.value !== '') {
      clear();
      return true;
    }
    if (key === 'ArrowDown' && activeKey === null && leaveDown()) {
      return true;
    }
    return groups.length > 0 && move(key);
  };

  return {
    onKeyDown(event) {
      if (!event.nativeEvent.isComposing && answers(event)) {
        event.preventDefault();
      }
    },
    activeRef
  };
}

/** @returns undefined for keys that don't move the active option */
function targetOf(
  key: string,
  keys: readonly string[],
  firsts: readonly string[],
  activeKey: string | null
): string | undefined {
  const place = activeKey === null ? -1 : keys.indexOf(activeKey);
  switch (key) {
    case 'ArrowDown':
      return keys[place + 1] ?? keys[0];
    case 'ArrowUp':
      return keys[place - 1] ?? keys.at(-1);
    case 'PageDown':
      return firsts.find((first) => keys.indexOf(first) > place) ?? keys.at(-1);
    case 'PageUp':
      return firsts.findLast((first) => keys.indexOf(first) < place) ?? keys[0];
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    default:
      return undefined;
  }
}

/** Whether Home or End moves the caret; at the edge of the text, they move in the list. */
function isForCaret(key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  const edge = { Home: 0, End: value.length }[key];
  return edge !== undefined && (selectionStart !== edge || selectionEnd !== edge);
}

/** Opens an option by a click with the given modifiers. */
function pressLike(option: HTMLElement | null, enter: EnterKey): void {
  option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...enter }));
}
