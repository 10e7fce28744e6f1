import { Facets } from '../facets/Facets.tsx';
import { FilterField } from '../facets/FilterField.tsx';
import { KIND_TITLES } from './kindTitles.ts';
import type { ChangeKindView, ReleaseView } from './view.ts';

/** What narrows the changes: words, kinds and a package. */
export function ReleaseFilters({ releases }: { releases: readonly ReleaseView[] }) {
  const groups = releases.flatMap(({ changes }) => changes);
  const changes = groups.flatMap((group) => group.changes);
  const packages = [...new Set(changes.flatMap((change) => change.packages))].toSorted();
  const countOf = (kind: ChangeKindView): number =>
    groups.filter((group) => group.kind === kind).reduce((sum, group) => sum + group.changes.length, 0);
  const kinds = (Object.keys(KIND_TITLES) as ChangeKindView[]).filter((kind) => countOf(kind) > 0);
  return (
    <div className="pb-releases-toolbar" role="group" aria-label="Filters">
      <FilterField id="releases-filter" placeholder="Filter changes" hook="data-releases-filter" />
      <label className="pb-releases-package">
        <span className="pf-v6-screen-reader">Package</span>
        <select className="pb-reference-input" defaultValue="" autoComplete="off" data-releases-package>
          <option value="">All packages</option>
          {packages.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Facets
        legend="Kinds of changes"
        type="checkbox"
        name="releases-kind"
        facets={kinds.map((kind) => ({ value: kind, label: KIND_TITLES[kind], count: countOf(kind) }))}
      />
      <p className="pb-releases-count" role="status">
        <bdi data-releases-count>{changes.length} changes</bdi>
      </p>
    </div>
  );
}
