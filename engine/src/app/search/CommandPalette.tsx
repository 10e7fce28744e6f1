import { Button } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons/dist/js/icons/times-icon.js';

import { PALETTE_ID } from '../../client/search.ts';
import { SEARCH_PATH } from '../../fixedAddresses.ts';
import { SearchField } from './SearchField.tsx';

/** Searches and does things, wherever the reader is, from the keyboard alone. */
export function CommandPalette({ releaseNotes }: { releaseNotes: string | null }) {
  return (
    <dialog
      id={PALETTE_ID}
      className="pb-dialog pb-palette"
      aria-label="Search and commands"
      data-release-notes={releaseNotes}
    >
      <form className="pb-dialog-box" action={SEARCH_PATH} role="search" aria-label="Palette" data-search-form>
        <div className="pb-search-bar">
          <SearchField
            id={`${PALETTE_ID}-input`}
            placeholder="Search, or type > for commands"
            label="Search"
            listbox={`${PALETTE_ID}-list`}
            takesFocus
          />
          <Button variant="plain" aria-label="Close" icon={<TimesIcon set="rh-ui" />} data-close-dialog />
        </div>
        <div className="pb-search-results" data-search-results />
        <p className="pb-palette-keys">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose
          </span>
          <span>
            <kbd>Enter</kbd> to open
          </span>
          <span>
            <kbd data-modifier>Ctrl</kbd> <kbd>Enter</kbd> in a new tab
          </span>
          <span>
            <kbd>Esc</kbd> to clear and close
          </span>
        </p>
      </form>
      <div className="pf-v6-screen-reader" aria-live="polite" data-announcer />
    </dialog>
  );
}
