import type { ResolvedConfig } from '../core/config.ts';
import { createComparison } from '../core/language.ts';
import type { NavigationGroup, NavigationPage, NavigationSection, Page, Site } from '../model.ts';
import { DEFAULT_NAV_SORT_VALUE, LANDING_PAGE_SORT_VALUE } from '../core/constants.ts';
import { typographic } from '../core/typographicMarks.ts';
import { pagePath } from './placement.ts';

const compareNames = createComparison({ sensitivity: 'base', numeric: true });

interface Ranked<T> {
  item: T;
  sortValue: number;
}

/**
 * Pages in navigation order (requirements 2.5.1 and 2.5.2), hidden ones included: sections as the configuration lists
 * them, within each its pages and subsections by sort value and name.
 */
export function orderPages(pages: readonly Page[], config: ResolvedConfig): Page[] {
  const listed = config.sections.map((section) => section.slug);
  const sections = new Set([...listed, ...pages.map((page) => page.section)]);
  return [...sections].flatMap((section) => {
    const entries = rankEntries(
      pages.filter((page) => page.section === section),
      config
    );
    return entries.flatMap((entry) => ('pages' in entry ? entry.pages : [entry.page]));
  });
}

/** The navigation of pages that are in navigation order. A section that has nothing to show yet is left out. */
export function buildNavigation(pages: readonly Page[], config: ResolvedConfig): NavigationSection[] {
  const sections = config.sections.map(({ slug, title }) => {
    const members = pages.filter((page) => page.section === slug);
    const landing = members.find((page) => page.subsection === '' && page.sortValue === LANDING_PAGE_SORT_VALUE);
    const visible = rankEntries(
      members.filter((page) => !page.hideNavItem),
      config
    );
    const items = visible.map((entry) => ('pages' in entry ? toGroup(entry) : toItem(entry.page)));
    return { slug, title, path: landing?.path ?? pagePath(slug, '', ''), items };
  });
  return sections.filter(({ items }) => items.length > 0);
}

type Entry = { page: Page } | { slug: string; title: string; pages: Page[] };

/** Pages and subsections of a section in their order. */
function rankEntries(pages: readonly Page[], config: ResolvedConfig): Entry[] {
  const groups = Map.groupBy(pages, (page) => page.subsection);
  const entries = [...groups].flatMap(([slug, members]): (Ranked<Entry> & { name: string })[] => {
    if (slug === '') {
      return members.map((page) => ({ item: { page }, sortValue: page.sortValue, name: page.id }));
    }
    const title = config.subsectionTitles[slug] ?? titleOf(slug);
    const sorted = sortByValue(members.map((page) => ({ item: page, sortValue: page.sortValue, name: page.id })));
    return [{ item: { slug, title, pages: sorted }, sortValue: groupSortValue(members), name: title }];
  });
  return sortByValue(entries);
}

function sortByValue<T>(entries: readonly (Ranked<T> & { name: string })[]): T[] {
  return entries.toSorted((a, b) => a.sortValue - b.sortValue || compareNames(a.name, b.name)).map(({ item }) => item);
}

function groupSortValue(pages: readonly Page[]): number {
  const values = pages.map((page) => page.subsectionSortValue);
  return values.find((value) => value !== DEFAULT_NAV_SORT_VALUE) ?? DEFAULT_NAV_SORT_VALUE;
}

function toGroup(group: { slug: string; title: string; pages: Page[] }): NavigationGroup {
  return { kind: 'group', title: group.title, slug: group.slug, items: group.pages.map(toItem) };
}

function toItem(page: Page): NavigationPage {
  return { kind: 'page', title: typographic(page.id), path: page.path, badge: page.badges[0] ?? null };
}

function titleOf(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sections whose address shows the list of their pages, since no page stands there. */
export function sectionsWithoutPage({ navigation, pages }: Pick<Site, 'navigation' | 'pages'>): NavigationSection[] {
  const addresses = new Set(pages.map(({ path }) => path));
  return navigation.filter(({ path }) => !addresses.has(path));
}
