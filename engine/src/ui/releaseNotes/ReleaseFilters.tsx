import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
import { KIND_TITLES } from './kindTitles.ts';
import type { ChangeKindView, ReleaseView } from './view.ts';

/** Id of the element with all releases. */
export const RELEASES_ID = 'releases';

/** What narrows the changes: words, kinds and a package. */
export function ReleaseFilters({ releases }: { releases: readonly ReleaseView[] }) {
  const groups = releases.flatMap(({ changes }) => changes);
  const changes = groups.flatMap((group) => group.changes);
  const packages = [...new Set(changes.flatMap((change) => change.packages))].toSorted();
  const countOf = (kind: ChangeKindView): number =>
    groups.filter((group) => group.kind === kind).reduce((sum, group) => sum + group.changes.length, 0);
  const kinds = (Object.keys(KIND_TITLES) as ChangeKindView[]).filter((kind) => countOf(kind) > 0);
  return (
    <ListFilterIsland
      listId={RELEASES_ID}
      label="Filters"
      placeholder="Filter changes"
      textIn={null}
      noun={['changes', 'changes']}
      total={changes.length}
      showsTotal
      choices={[
        {
          name: 'kind',
          legend: 'Kinds of changes',
          match: 'any',
          options: kinds.map((kind) => ({ value: kind, label: KIND_TITLES[kind], count: countOf(kind) }))
        }
      ]}
      select={{ name: 'package', label: 'Package', all: 'All packages', options: packages }}
      layout={null}
      clear="Clear filters"
      noMatches={{ text: 'No change matches these filters.', clear: 'Clear all filters', headingLevel: 'h2' }}
    />
  );
}
