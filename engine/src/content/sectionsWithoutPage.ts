import type { NavigationSection, Site } from '../model.ts';

/** Sections whose address shows the list of their pages, since no page stands there. */
export function sectionsWithoutPage({ navigation, pages }: Pick<Site, 'navigation' | 'pages'>): NavigationSection[] {
  const addresses = new Set(pages.map(({ path }) => path));
  return navigation.filter(({ path }) => !addresses.has(path));
}
