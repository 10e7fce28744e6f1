import { DEFAULT_NAV_SORT_VALUE } from '../core/constants.ts';
import type { Page, Problem, Source } from '../model.ts';
import { pageBadges } from './badges.ts';
import type { Tab } from './groupTabs.ts';
import { makeSource } from './makeSource.ts';
import { showsTabs } from './tabs.ts';

/**
 * Joins the tabs of one address into a page; its sources are in the order of the tabs. Name and title are those of the first tab, sort values those of the
 * first tab that sets one; the configuration's changes to single pages win.
 */
export function makePage(tabs: readonly [Tab, ...Tab[]]): { page: Page; problems: Problem[] } {
  const results = tabs.map(makeSource);
  const sources = results.map(({ source }) => source);
  return { page: describePage(tabs, sources), problems: results.flatMap(({ problems }) => problems) };
}

function describePage(tabs: readonly [Tab, ...Tab[]], sources: Source[]): Page {
  const [{ place }] = tabs;
  const { override } = place;
  const sortValue = (key: 'sortValue' | 'subsectionSortValue'): number =>
    override?.[key] ?? firstSet(tabs, key) ?? DEFAULT_NAV_SORT_VALUE;
  return {
    path: place.path,
    id: place.id,
    title: sources[0]?.title ?? place.id,
    slug: place.slug,
    section: place.section,
    subsection: place.subsection,
    sortValue: sortValue('sortValue'),
    subsectionSortValue: sortValue('subsectionSortValue'),
    hideNavItem: override?.hideNavItem ?? tabs.every((tab) => tab.document.frontmatter.hideNavItem),
    badges: pageBadges(sources),
    hasTabs: showsTabs(sources.map(({ source }) => source)),
    sources
  };
}

function firstSet(tabs: readonly Tab[], key: 'sortValue' | 'subsectionSortValue'): number | null {
  return tabs.map((tab) => tab.document.frontmatter[key]).find((value) => value !== null) ?? null;
}
