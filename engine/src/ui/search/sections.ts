import { NAVIGATION_ID } from '../../core/interfaceIds.ts';
import type { NavigationSection } from '../../model.ts';

/** A section of the site, for the search. */
export interface SearchSection {
  slug: string;
  title: string;
  path: string;
}

/** Returns the sections that have pages, for the search. */
export function searchSections(navigation: readonly NavigationSection[]): SearchSection[] {
  return navigation.filter(({ items }) => items.length > 0).map(({ slug, title, path }) => ({ slug, title, path }));
}

/** Reads the same sections in the side navigation, so that documents needn't repeat them. */
export function shownSections(): SearchSection[] {
  const toggles = document.querySelectorAll<HTMLElement>(
    `#${NAVIGATION_ID} [data-section] > div > [data-navigation-toggle]`
  );
  return Array.from(toggles, (toggle) => {
    const link = toggle.parentElement?.querySelector('a');
    return {
      slug: toggle.dataset['navigationToggle'] ?? '',
      title: link?.textContent ?? '',
      path: link?.getAttribute('href') ?? ''
    };
  });
}
