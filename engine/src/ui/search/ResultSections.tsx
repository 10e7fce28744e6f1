import { useCallback, useId, useState } from 'react';

import type { SearchKind } from '../../search/searchKind.ts';
import { groupTitle } from './messages.ts';
import { ResultEntry } from './ResultEntry.tsx';
import type { Group } from './resultGroups.ts';
import type { Search } from './useSearch.ts';

interface ResultSectionsProps {
  search: Search;
  /** Whether more of a kind can be shown here. */
  hasMore: boolean;
}

/** Results as part of a page, to be read and tabbed through. */
export function ResultSections({ search, hasMore }: ResultSectionsProps) {
  return (
    <div className="pb-result-list">
      {search.groups.map((group) => (
        <ResultSection key={group.id} group={group} search={search} hasMore={hasMore} />
      ))}
    </div>
  );
}

function ResultSection({ group: { id, entries, total }, search, hasMore }: ResultSectionsProps & { group: Group }) {
  const headingId = useId();
  /** Place of the first result that "Show more" brings: the button may be gone by then. */
  const [firstAdded, setFirstAdded] = useState<number | null>(null);
  const takeFocus = useCallback((entry: HTMLElement | null) => entry?.focus(), []);
  return (
    <section className="pb-result-group" aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-result-heading">
        {groupTitle(id)} <span className="pb-result-count">{total}</span>
      </h2>
      <ol role="list">
        {entries.map((entry, index) => (
          <li key={entry.key}>
            <ResultEntry
              entry={entry}
              onOpen={search.recordOpened}
              {...(index === firstAdded && { entryRef: takeFocus })}
            />
          </li>
        ))}
      </ol>
      {hasMore && total > entries.length && (
        <button
          type="button"
          id={`${headingId}-more`}
          className="pb-result-more"
          aria-labelledby={`${headingId}-more ${headingId}`}
          onClick={() => {
            setFirstAdded(entries.length);
            search.showMore(id as SearchKind);
          }}
        >
          Show more
        </button>
      )}
    </section>
  );
}
