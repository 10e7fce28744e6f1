import { Button } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';
import { TimesIcon } from '@patternfly/react-icons/dist/js/icons/times-icon.js';

import { MASTHEAD_SEARCH_ID } from '../../client/search.ts';
import { SEARCH_PATH } from '../../fixedAddresses.ts';
import type { SearchSettings } from '../../search/searchProvider.ts';
import { panelToggle } from '../overlays/Panel.tsx';
import { SearchField } from './SearchField.tsx';

/**
 * The search of the masthead (spec §4: it expands and collapses). The browser opens it over the bar, so nothing moves;
 * results come below the field as the reader types, and without a script the form leads to the results page.
 */
export function MastheadSearch({ settings }: { settings: SearchSettings }) {
  return (
    <div className="pb-search" data-search={JSON.stringify(settings)}>
      <Button
        variant="plain"
        className="pb-search-toggle"
        icon={<SearchIcon set="rh-ui" />}
        aria-label="Search"
        {...panelToggle(MASTHEAD_SEARCH_ID)}
      >
        <span className="pb-search-name" aria-hidden>
          Search
          <span className="pb-search-keys" data-palette-keys="Ctrl K" />
        </span>
      </Button>
      <div id={MASTHEAD_SEARCH_ID} className="pb-search-panel" popover="auto" data-panel>
        <form className="pb-search-form" action={SEARCH_PATH} role="search" aria-label="Site" data-search-form>
          <div className="pb-search-bar">
            <SearchField
              id={`${MASTHEAD_SEARCH_ID}-input`}
              placeholder="Search"
              listbox={`${MASTHEAD_SEARCH_ID}-list`}
              takesFocus
            />
            <Button
              variant="plain"
              className="pb-search-close"
              aria-label="Close search"
              icon={<TimesIcon set="rh-ui" />}
              popoverTarget={MASTHEAD_SEARCH_ID}
              popoverTargetAction="hide"
            />
          </div>
          <div className="pb-search-results" data-search-results />
        </form>
      </div>
    </div>
  );
}
