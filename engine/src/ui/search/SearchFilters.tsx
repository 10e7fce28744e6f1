import * as texts from '../../core/texts.ts';
import { SEARCH_KINDS } from '../../core/searchKind.ts';
import type { SearchAnswer } from '../../search/searchProvider.ts';
import type { SearchSection } from './sections.ts';
import type { Filters } from './searchAddress.ts';

interface SearchFiltersProps extends Filters {
  sections: readonly SearchSection[];
  /** Numbers of results by kind: kinds without any are hidden unless they are chosen. Null while none are known. */
  counts?: SearchAnswer['counts'] | null;
  /** Called with an updater of the current filters. */
  onChange: (change: (filters: Filters) => Filters) => void;
}

/** Controls for the filters of results. Their names are the query parameters of the results page. */
export function SearchFilters({ kinds, section, sections, counts, onChange }: SearchFiltersProps) {
  return (
    <div className="pb-search-filters">
      <fieldset className="pb-search-kinds">
        <legend className="pf-v6-screen-reader">{texts.search.kinds}</legend>
        {SEARCH_KINDS.map((kind) => (
          <label key={kind} className="pb-search-kind" hidden={counts?.[kind] === 0 && !kinds.includes(kind)}>
            <input
              type="checkbox"
              name="kind"
              value={kind}
              checked={kinds.includes(kind)}
              onChange={({ target: { checked } }) =>
                onChange((filters) => {
                  const chosen = SEARCH_KINDS.filter((other) =>
                    other === kind ? checked : filters.kinds.includes(other)
                  );
                  return { ...filters, kinds: chosen };
                })
              }
            />
            <span>
              {texts.searchKinds[kind]}{' '}
              {counts?.[kind] !== undefined && <span className="pb-search-kind-count">{counts[kind]}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <label className="pb-search-section pb-select pb-arrow">
        <span className="pf-v6-screen-reader">{texts.search.section}</span>
        <select
          name="section"
          value={section ?? ''}
          onChange={({ target: { value } }) =>
            onChange((filters) => ({ ...filters, section: value === '' ? null : value }))
          }
        >
          <option value="">{texts.search.allSections}</option>
          {sections.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
