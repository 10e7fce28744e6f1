import type { NavigationSection } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { FoundTemplate } from './FoundTemplate.tsx';
import { SearchFilters } from './SearchFilters.tsx';

/** Parts of the search that scripts copy to where somebody searches; `client/lazy/search` fills them in. */
export function SearchTemplates({ navigation }: { navigation: NavigationSection[] }) {
  const sections = navigation.filter(({ items }) => items.length > 0);
  return (
    <>
      <template id="search-found">
        <FoundTemplate sections={sections} />
      </template>
      <template id="search-filters">
        <SearchFilters sections={sections} />
      </template>
      <template id="search-badges">
        <BadgeLabel badge="beta" />
        <BadgeLabel badge="deprecated" />
        <BadgeLabel badge="demo" />
      </template>
    </>
  );
}
