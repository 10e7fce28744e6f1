import { useCallback, useId, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount } from '../../core/fillText.ts';
import { groupTitle } from './resultStatus.ts';
import { ResultEntry } from './ResultEntry.tsx';
import { type Group, foldTabs } from './resultGroups.ts';
import type { Question } from './searchAddress.ts';
import { type Search, MORE_RESULTS } from './useSearch.ts';

interface ResultSectionsProps {
  search: Search;
  /** Whether more of a kind can be shown here. */
  hasMore: boolean;
}

/** Results as sections of a page, with links in the tab order. */
export function ResultSections({ search, hasMore }: ResultSectionsProps) {
  /** First result added by "Show more", to be focused: the button, and the group for a moment, may be gone by then. */
  const [added, setAdded] = useState<{ question: Question; id: Group['id']; place: number } | null>(null);
  const focusAdded = useCallback((entry: HTMLElement | null) => {
    if (entry) {
      entry.focus();
      setAdded(null);
    }
  }, []);
  return (
    <div className="pb-result-list">
      {search.groups.map((group) => (
        <ResultSection
          key={group.id}
          group={group}
          search={search}
          hasMore={hasMore}
          firstAdded={added?.question === search.question && added.id === group.id ? added.place : null}
          focusAdded={focusAdded}
          onMore={() => setAdded({ question: search.question, id: group.id, place: group.entries.length })}
        />
      ))}
    </div>
  );
}

interface ResultSectionProps extends ResultSectionsProps {
  group: Group;
  /** Index of the result to focus once it is rendered. */
  firstAdded: number | null;
  focusAdded: (entry: HTMLElement | null) => void;
  onMore: () => void;
}

function ResultSection({ group, search, hasMore, firstAdded, focusAdded, onMore }: ResultSectionProps) {
  const { id, entries, total } = group;
  const headingId = useId();
  const subjects = foldTabs(entries);
  const hidden = total - subjects.length;
  return (
    <section className="pb-result-group" aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-result-heading">
        {groupTitle(id)}
      </h2>
      <ol role="list">
        {subjects.map(({ entry, tabs }) => (
          <li key={entry.key} className="pb-result-row">
            <ResultEntry
              entry={entry}
              hasKind={id === 'best'}
              onOpen={search.recordOpened}
              entryRef={entry === entries[firstAdded ?? -1] ? focusAdded : undefined}
            />
            {tabs.length > 0 && (
              <div className="pb-result-tabs">
                {tabs.map((tab) => (
                  <ResultEntry key={tab.key} entry={tab} hasKind={false} onOpen={search.recordOpened} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      {hasMore && id !== 'best' && id !== 'command' && hidden > 0 && (
        <button
          type="button"
          className="pf-v6-c-button pf-m-secondary pf-m-small pb-result-more"
          onClick={() => {
            onMore();
            search.showMore(id);
          }}
        >
          {fillCount(texts.search.showMore[id], Math.min(hidden, MORE_RESULTS))}
        </button>
      )}
    </section>
  );
}
