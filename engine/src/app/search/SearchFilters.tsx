import type { NavigationSection } from '../../model.ts';
import { KIND_LABELS } from '../../search/kindLabels.ts';
import { SEARCH_KINDS } from '../../search/searchKind.ts';

/** What results are narrowed by. The names are those of the results page's address. */
export function SearchFilters({ sections }: { sections: NavigationSection[] }) {
  return (
    <div className="pb-search-filters" data-search-filters>
      <fieldset className="pb-search-kinds">
        <legend className="pf-v6-screen-reader">Kinds of results</legend>
        {SEARCH_KINDS.map((kind) => (
          <label key={kind} className="pb-search-kind">
            <input type="checkbox" name="kind" value={kind} />
            <span>{KIND_LABELS[kind]}</span>
          </label>
        ))}
      </fieldset>
      <label className="pb-search-section">
        <span className="pf-v6-screen-reader">Section</span>
        <select name="section" defaultValue="">
          <option value="">All sections</option>
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
