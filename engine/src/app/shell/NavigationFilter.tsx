import { Button, TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';

const LABEL = 'Find in navigation';

/** A field that finds pages of all sections by their names. Its script loads when the reader comes to it. */
export function NavigationFilter() {
  return (
    <div className="pb-filter" role="search" aria-label={LABEL} data-navigation-filter>
      <TextInputGroup>
        <TextInputGroupMain
          type="search"
          icon={<SearchIcon set="rh-ui" />}
          aria-label={LABEL}
          placeholder={LABEL}
          autoComplete="off"
          spellCheck="false"
        />
      </TextInputGroup>
      <p className="pb-filter-status" role="status" data-filter-status />
      <Button className="pb-filter-clear" variant="link" isInline data-filter-clear hidden>
        Clear the field
      </Button>
    </div>
  );
}

/** What the field finds, in place of the navigation. */
export function FilterResults() {
  return (
    <nav className="pf-v6-c-nav pb-filter-results" aria-label="Found pages" data-filter-results hidden>
      <ul className="pf-v6-c-nav__list" role="list" />
    </nav>
  );
}
