import { track } from '../../../analytics/track.ts';
import type { Entry } from './groups.ts';
import { rememberSearch } from './recentSearches.ts';

/** Opens an entry as a click on it would, in the way that the key's modifiers ask for. */
export function pressEntry(element: HTMLElement | null, { ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): void {
  const init = { bubbles: true, cancelable: true, composed: true, ctrlKey, metaKey, shiftKey, altKey };
  element?.dispatchEvent(new MouseEvent('click', init));
}

/** What goes with opening an entry, beside following its link. @param beforeCommand called before a command runs */
export function onEntryOpened(entry: Entry, query: string, beforeCommand: () => void): void {
  if (entry.type === 'result') {
    const { kind } = entry.result;
    rememberSearch(query);
    track({ name: 'search_result_click', label: `${kind.toUpperCase()} ${query.trim()}`, value: entry.rank });
  } else if (typeof entry.command.action === 'function') {
    beforeCommand();
    entry.command.action();
  }
}
