import { Button } from '@patternfly/react-core';

import type { NavigationSection } from '../../model.ts';

/** What stands below a search field: what was found, or why there is nothing. */
export function FoundTemplate({ sections }: { sections: NavigationSection[] }) {
  return (
    <div className="pb-found" data-found>
      <p className="pb-found-status">
        <bdi data-found-status />
      </p>
      <div className="pb-found-notice" data-found-notice hidden>
        <p>
          <bdi data-found-notice-text />
        </p>
        <Button variant="link" isInline data-found-retry>
          Try again
        </Button>
      </div>
      <p className="pb-found-hint" data-found-hint hidden>
        Find pages, components, examples, props, CSS variables, tokens and icons.
      </p>
      <div className="pb-found-list" data-found-list />
      <p className="pb-found-all" data-found-all hidden>
        <a href="/search">All results</a>
      </p>
      <div className="pb-found-recent" data-found-recent hidden>
        <p className="pb-found-heading">
          Recent searches
          <Button variant="link" isInline data-recent-clear>
            Clear
          </Button>
        </p>
        <ul role="list" aria-label="Recent searches" />
      </div>
      <div className="pb-found-none" data-found-none hidden>
        <p>
          <bdi data-found-none-text />
        </p>
        <p data-found-suggestions hidden>
          Did you mean: <span data-found-words />
        </p>
        <p data-found-unfilter hidden>
          <Button variant="secondary" size="sm" data-found-clear-filters>
            Search all kinds and sections
          </Button>
        </p>
        <p>Or look through a section:</p>
        <ul className="pb-found-sections" role="list">
          {sections.map(({ slug, title, path }) => (
            <li key={slug}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
      <div className="pb-found-failed" data-found-failed hidden>
        <p>The search could not be loaded. Check your connection, then try again.</p>
        <Button variant="secondary" size="sm" data-found-retry>
          Try again
        </Button>
      </div>
    </div>
  );
}
