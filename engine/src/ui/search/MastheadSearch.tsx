import { Button } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';

import { SEARCH_PATH } from '../../core/fixedAddresses.ts';
import type { SearchedSite } from './SearchPalette.tsx';
import type { ShellSite } from '../view.ts';
import { searchSections } from './searchSections.ts';

/** The search of the masthead: its button opens the palette, or leads to the results page without a script. */
export function MastheadSearch({ site: { search, releaseNotes, navigation } }: { site: ShellSite }) {
  const searched: SearchedSite = { settings: search, releaseNotes, sections: searchSections(navigation) };
  return (
    <form className="pb-search" action={SEARCH_PATH} data-props={JSON.stringify(searched)}>
      <Button
        variant="plain"
        type="submit"
        className="pb-search-toggle"
        icon={<SearchIcon set="rh-ui" />}
        aria-label="Search"
        aria-haspopup="dialog"
      >
        <span className="pb-search-name" aria-hidden>
          Search
          <span className="pb-search-keys" data-keys="Ctrl K" />
        </span>
      </Button>
    </form>
  );
}
