import { error } from '../content/problem.ts';
import { examplesOf } from '../examples/siteExamples.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { isLandingPage } from '../core/tabs.ts';
import type { Problem, Site } from '../model.ts';

/**
 * Finds families of similar pages that name a page that doesn't exist, and pages that are neither in a family nor, with a
 * reason, among those without one. Both at a time contradict each other.
 */
export function siblingProblems(
  { siblings, withoutSiblings }: Pick<ResolvedConfig, 'siblings' | 'withoutSiblings'>,
  site: Site
): Problem[] {
  const known = new Set(site.pages.map(({ path }) => path));
  const named = new Set(siblings.flatMap(({ rows }) => rows.map(({ use }) => use)));
  const unknown = siblings.flatMap(({ name, rows }) =>
    rows
      .filter(({ use }) => !known.has(use))
      .map(({ use }) =>
        error('unknown-page', `"${name}" recommends ${use}, which is not a page.`, null, 'Correct `siblings`.')
      )
  );
  const lone = Object.entries(withoutSiblings).flatMap(([section, reasons]) => {
    const shown = shownPages(site, section);
    return [
      ...Object.keys(reasons)
        .filter((path) => !shown.has(path) || named.has(path))
        .map((path) => {
          const fault = shown.has(path) ? 'is in a family' : `is not a page of "${section}"`;
          return error('unknown-page', `${path} ${fault}.`, null, 'Correct `withoutSiblings`.');
        }),
      ...[...shown]
        .filter((path) => !named.has(path) && reasons[path] === undefined)
        .map((path) =>
          error(
            'page-without-family',
            `No family of \`siblings\` names ${path}.`,
            null,
            'Add the case for it to a family, or the reason for none to `withoutSiblings`.'
          )
        )
    ];
  });
  return [...unknown, ...lone];
}

/** Returns the addresses of a section's pages that galleries show. */
function shownPages({ pages }: Site, section: string): ReadonlySet<string> {
  const shown = pages.filter((page) => page.section === section && !isLandingPage(page) && !page.hideNavItem);
  return new Set(shown.map(({ path }) => path));
}

/** Finds names of groups of examples whose first example, or whose tab, doesn't exist. */
export function groupProblems({ examples: { groups } }: Pick<ResolvedConfig, 'examples'>, { pages }: Site): Problem[] {
  const sources = new Map(pages.flatMap((page) => page.sources.map((source) => [source.path, source] as const)));
  return Object.entries(groups).flatMap(([path, titles]) => {
    const source = sources.get(path);
    const known = new Set(source && examplesOf(source).map(({ title }) => title));
    return Object.keys(titles)
      .filter((title) => !known.has(title))
      .map((title) => error('unknown-page', `${path} has no example "${title}".`, null, 'Correct `examples.groups`.'));
  });
}

/** Finds links at the head of pages that have a target for a page that doesn't show them. */
export function resourceProblems({ resources }: Pick<ResolvedConfig, 'resources'>, { pages }: Site): Problem[] {
  return resources.flatMap(({ text, sections, pages: own }) => {
    const shown = new Set(pages.filter(({ section }) => sections.includes(section)).map(({ path }) => path));
    return Object.keys(own)
      .filter((path) => !shown.has(path))
      .map((path) =>
        error(
          'unknown-page',
          `"${text}" has a target for ${path}, which doesn't show it.`,
          null,
          'Correct `resources`.'
        )
      );
  });
}

/** Finds pages that a section's purposes name and that it doesn't have, and pages of it without a purpose. */
export function purposeProblems({ purposes }: Pick<ResolvedConfig, 'purposes'>, site: Site): Problem[] {
  const hint = 'Correct `purposes`.';
  return Object.entries(purposes).flatMap(([section, groups]) => {
    const named = groups.flatMap((group) => group.pages);
    const paths = shownPages(site, section);
    return [
      ...named
        .filter((path) => !paths.has(path))
        .map((path) => error('unknown-page', `The section "${section}" has no page ${path}.`, null, hint)),
      ...[...paths]
        .filter((path) => !named.includes(path))
        .map((path) => error('page-without-purpose', `No purpose of "${section}" names ${path}.`, null, hint))
    ];
  });
}
