import type { Page } from '../model.ts';
import { OTHER_TABS, type TabConfig } from './config/tabs.ts';
import { escapeRegExp } from './escapeRegExp.ts';
import { createCodeComparison } from './language.ts';
import type { SiteTabs } from './siteTabs.ts';
import { slug } from './slug.ts';

/** The configuration of tabs. */
export type Tabs = readonly TabConfig[];

/** Returns the entry of the configuration for a source tag: the first one that fits; undefined for other tabs. */
export function tabEntry(source: string, tabs: Tabs): TabConfig | undefined {
  return tabs.find(({ id }) => id !== OTHER_TABS && fits(source, id));
}

function fits(source: string, id: string): boolean {
  return id.includes('*')
    ? new RegExp(`^${id.split('*').map(escapeRegExp).join('.*')}$`, 's').test(source)
    : source === id;
}

const compareTags = createCodeComparison({ sensitivity: 'base' });

/** Creates the comparison of source tags that puts the tabs of a page in the order of the configuration. */
export function createTabComparison(tabs: Tabs): (a: string, b: string) => number {
  const others = tabs.findIndex(({ id }) => id === OTHER_TABS);
  const rank = (source: string): number => {
    const entry = tabEntry(source, tabs);
    return entry ? tabs.indexOf(entry) : others === -1 ? tabs.length : others;
  };
  return (a, b) => rank(a) - rank(b) || compareTags(a, b) || (a < b ? -1 : Number(a > b));
}

/**
 * Suffix that a source tag adds to the address of its page; empty for tabs without one. Dashes at the start of a tag are
 * dropped.
 */
export function tabSuffix(source: string, tabs: Tabs): string {
  const segment = tabEntry(source, tabs)?.inAddress === false ? '' : slug(source).replace(/^-+/, '');
  return segment && `/${encodeURI(segment)}`;
}

/** Other suffixes by which readers may know a tab: the tag as its author wrote it, and its slug. */
export function formerTabSuffixes(source: string, tabs: Tabs): string[] {
  return tabSuffix(source, tabs) === '' ? [] : [`/${encodeURIComponent(source)}`, encodeURI(`/${slug(source)}`)];
}

/** Text of a tab: the configured one, or the tag with spaces, as in "Upgrade guide". */
export function tabLabel(source: string, tabs: Tabs): string {
  const text = source.replaceAll('-', ' ').trim();
  return tabEntry(source, tabs)?.label ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** Tabs are shown when a page has several sources, unless one of them hides them (requirements 2.1.7 and 2.1.8). */
export function showsTabs(sources: readonly string[], tabs: Tabs): boolean {
  return sources.length > 1 && !sources.some((source) => tabEntry(source, tabs)?.hidesTabs);
}

/** Whether a page introduces other pages; galleries in Markdown leave it out. */
export function isLandingPage({ sources }: Pick<Page, 'sources'>): boolean {
  return sources.every(({ role }) => role === 'landing');
}

/** Returns what scripts in the browser need to know of the tabs. */
export function siteTabs({ tabs, implementations }: { tabs: Tabs; implementations: readonly string[] }): SiteTabs {
  const named = tabs.filter(({ id, inAddress }) => inAddress && !id.includes('*'));
  return {
    segments: named.map(({ id }) => tabSuffix(id, tabs).slice(1)),
    implementations: implementations.map((id) => ({ id, label: tabLabel(id, tabs) }))
  };
}
