import type { ResolvedConfig } from '../core/config.ts';
import type { NavigationSection, Redirect } from '../model.ts';
import { slug } from '../core/slug.ts';
import type { Tab } from './groupTabs.ts';
import { pagePath } from './placement.ts';
import { formerTabSuffixes } from '../core/tabs.ts';

/**
 * Every address that leads elsewhere: first tabs under their own name, sources as their authors write them, pages
 * where their frontmatter alone would put them, sections with a landing page, and the configuration's own. A real
 * address never redirects. Exact ones come first, then wildcards with the longest first.
 * @param real addresses that the site answers itself
 */
export function buildRedirects(
  tabs: readonly Tab[],
  navigation: readonly NavigationSection[],
  config: ResolvedConfig,
  real: ReadonlySet<string>
): Redirect[] {
  const candidates = [
    ...config.redirects,
    ...tabs.flatMap((tab) => tabRedirects(tab, config)),
    ...tabs.flatMap((tab) => rawRedirects(tab, config)),
    ...config.placement.flatMap((entry) => placementRedirects(entry, navigation)),
    ...navigation.map(({ slug: section, path }) => ({ from: pagePath(section, '', ''), to: path }))
  ];
  const known = new Map<string, Redirect>();
  for (const redirect of candidates) {
    if (redirect.from !== redirect.to && !real.has(redirect.from) && !known.has(redirect.from)) {
      known.set(redirect.from, redirect);
    }
  }
  return [...known.values()].toSorted((a, b) => specificity(b.from) - specificity(a.from));
}

function specificity(from: string): number {
  return from.endsWith('*') ? from.length : Number.MAX_SAFE_INTEGER;
}

/** An address and all below it. */
function moved(from: string, to: string): Redirect[] {
  return [
    { from, to },
    { from: `${from}/*`, to: `${to}/:splat` }
  ];
}

function tabRedirects(tab: Tab, config: ResolvedConfig): Redirect[] {
  const former = formerTabSuffixes(tab.source, config.tabs).map((suffix) => tab.place.path + suffix);
  return [...new Set([tab.ownPath, ...former])]
    .filter((from) => from !== tab.path)
    .flatMap((from) => moved(from, tab.path));
}

/** Needed only where the wildcard of the placement does not already lead to the page. */
function rawRedirects({ place }: Tab, config: ResolvedConfig): Redirect[] {
  const byWildcard = config.placement.flatMap(wildcardOf).find(({ from }) => place.rawPath.startsWith(`${from}/`));
  const target = byWildcard ? byWildcard.to + place.rawPath.slice(byWildcard.from.length) : place.rawPath;
  return target === place.path ? [] : moved(place.rawPath, place.path);
}

function placementRedirects(
  entry: ResolvedConfig['placement'][number],
  navigation: readonly NavigationSection[]
): Redirect[] {
  return wildcardOf(entry).flatMap(({ from, to }) => {
    const section = navigation.find(({ slug: section }) => to === pagePath(section, '', ''));
    return [{ from: `${from}/*`, to: `${to}/:splat` }, ...(section ? [{ from, to: section.path }] : [])];
  });
}

/** The folder that a placement entry moves, as addresses; none if it moves nothing as a whole. */
function wildcardOf({ from, to }: ResolvedConfig['placement'][number]): Redirect[] {
  const rawFolder = pagePath(slug(from.section), slug(from.subsection ?? ''), '');
  const folder = pagePath(to.section, to.subsection ?? slug(from.subsection ?? ''), '');
  const whole = from.subsection !== undefined || to.subsection === undefined;
  return whole && rawFolder !== folder ? [{ from: rawFolder, to: folder }] : [];
}
