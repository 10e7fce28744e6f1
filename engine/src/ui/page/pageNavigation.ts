import { listedPageOf } from '../../core/listedPage.ts';
import * as texts from '../../core/texts.ts';
import type { NavigationPage, NavigationSection, Page } from '../../model.ts';

/** A breadcrumb. */
export interface Crumb {
  title: string;
  /** Null for a crumb without a link. */
  path: string | null;
}

/** Breadcrumbs of pages without a section above them, so that the titles of all pages are at the same height. */
export const HOME_CRUMBS: Crumb[] = [{ title: texts.page.home, path: '/' }];

/**
 * Returns the breadcrumbs of a page: its section, as a link, and its subsection, if any, without the page itself. The
 * page that a section's link leads to has the name of the section alone, unless that is its own title.
 */
export function crumbsOf(page: Page, navigation: readonly NavigationSection[]): Crumb[] {
  const section = navigation.find(({ slug }) => slug === page.section);
  if (!section || section.title === page.title) {
    return HOME_CRUMBS;
  }
  if (section.path === page.path) {
    return [{ title: section.title, path: null }];
  }
  const crumb = { title: section.title, path: section.path };
  const group = section.items.find((item) => item.kind === 'group' && item.slug === page.subsection);
  return group ? [crumb, { title: group.title, path: null }] : [crumb];
}

/** The previous and the next page in navigation order, across sections. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

export interface Neighbour extends NavigationPage {
  /** Title of its section. */
  section: string;
}

/**
 * Finds the neighbours of a page. One that the navigation doesn't list comes after the page that is marked for it there;
 * without such a page, it has none.
 */
export function neighboursOf({ path }: Page, navigation: readonly NavigationSection[]): Neighbours {
  const pages = navigation.flatMap(({ title, items }) =>
    items.flatMap((item) => (item.kind === 'page' ? item : item.items)).map((item) => ({ ...item, section: title }))
  );
  const paths = pages.map((page) => page.path);
  const isListed = paths.includes(path);
  const place = paths.indexOf(isListed ? path : (listedPageOf(path, paths) ?? path));
  return place < 0
    ? { previous: null, next: null }
    : { previous: pages[isListed ? place - 1 : place] ?? null, next: pages[place + 1] ?? null };
}
