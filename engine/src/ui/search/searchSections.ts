import type { NavigationSection } from '../../model.ts';
import type { SearchSection } from './ResultMessages.tsx';

/** The sections that have pages, as the search names them. */
export function searchSections(navigation: readonly NavigationSection[]): SearchSection[] {
  return navigation.filter(({ items }) => items.length > 0).map(({ slug, title, path }) => ({ slug, title, path }));
}
