import type { PointerEvent, RefObject } from 'react';

import { groupTitle } from './messages.ts';
import { ResultEntry } from './ResultEntry.tsx';
import type { Entry } from './resultGroups.ts';
import type { Search } from './useSearch.ts';

interface ResultOptionsProps {
  /** Id of the list. */
  id: string;
  search: Search;
  /** Goes to the active option. */
  activeRef: RefObject<HTMLElement | null>;
  onOpen: (entry: Entry) => void;
}

/** Results as options of a field. */
export function ResultOptions({ id, search: { groups, activeKey, activate }, activeRef, onOpen }: ResultOptionsProps) {
  return (
    <div id={id} className="pb-result-list" role="listbox" aria-label="Results">
      {groups.map((group) => (
        <div key={group.id} className="pb-result-group" role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className="pb-result-heading" role="presentation">
            {groupTitle(group.id)} {group.id !== 'command' && <span className="pb-result-count">{group.total}</span>}
          </div>
          {group.entries.map((entry) => (
            <ResultEntry
              key={entry.key}
              entry={entry}
              onOpen={onOpen}
              {...(entry.key === activeKey && { entryRef: activeRef })}
              option={{
                id: optionId(id, entry.key),
                role: 'option',
                tabIndex: -1,
                'aria-selected': entry.key === activeKey,
                onPointerMove: (event) => isMoved(event) && entry.key !== activeKey && activate(entry.key)
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Ids hold no spaces. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${encodeURIComponent(key)}`;
}

/** Browsers also tell of a pointer that rests while the list moves below it. */
function isMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
}
