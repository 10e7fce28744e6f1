import { createCodeComparison } from './language.ts';
import type { Page } from '../model.ts';
import { slug } from './slug.ts';

/** Source tags of the implementations of a component, the first one by default. */
export const IMPLEMENTATIONS = ['react', 'html'] as const;

export type Implementation = (typeof IMPLEMENTATIONS)[number];

const FIRST = ['react', 'react-next', 'react-demos', 'react-deprecated', 'html', 'html-demos'];
const LAST = ['design-guidelines', 'accessibility', 'upgrade-guide', 'release-notes'];

const compareTags = createCodeComparison({ sensitivity: 'base' });

/**
 * Order of the tabs of a page by their source tags (requirement 2.1.6): some first, some last, others alphabetically.
 */
export function compareSources(a: string, b: string): number {
  return rank(a) - rank(b) || compareTags(a, b) || (a < b ? -1 : Number(a > b));
}

function rank(source: string): number {
  const first = FIRST.indexOf(source);
  return first === -1 ? FIRST.length + 1 + LAST.indexOf(source) : first;
}

/**
 * Suffix that a source tag adds to the address of its page; empty for landing pages and `pages-*`. Dashes at the start,
 * with which authors put a tab first, are dropped.
 */
export function tabSuffix(source: string): string {
  const bare = source === 'landing-pages' || source.startsWith('pages-');
  const segment = bare ? '' : slug(source).replace(/^-+/, '');
  return segment && `/${encodeURI(segment)}`;
}

/** Other suffixes by which readers may know a tab: the tag as its author wrote it, and its slug. */
export function formerTabSuffixes(source: string): string[] {
  return tabSuffix(source) === '' ? [] : [`/${encodeURIComponent(source)}`, encodeURI(`/${slug(source)}`)];
}

/** Text of a tab: `react-demos` becomes "React demos", `html` "HTML". */
export function tabLabel(source: string): string {
  const text = source
    .replace(/\bhtml\b/g, 'HTML')
    .replaceAll('-', ' ')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Tabs are shown when a page has several sources, and never for training (requirements 2.1.7 and 2.1.8). */
export function showsTabs(sources: readonly string[]): boolean {
  return sources.length > 1 && !sources.some((source) => source.includes('training'));
}

/** Whether a page introduces other pages; galleries in Markdown leave it out. */
export function isLandingPage({ sources }: Pick<Page, 'sources'>): boolean {
  return sources.every(({ source }) => source === 'landing-pages');
}
