import { error } from '../content/problem.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { isLandingPage } from '../core/tabs.ts';
import type { Problem, Site } from '../model.ts';

/** Finds families of similar pages that name a page that doesn't exist. */
export function siblingProblems({ siblings }: Pick<ResolvedConfig, 'siblings'>, { pages }: Site): Problem[] {
  const known = new Set(pages.map(({ path }) => path));
  return siblings.flatMap(({ name, rows }) =>
    rows
      .filter(({ use }) => !known.has(use))
      .map(({ use }) =>
        error('unknown-page', `"${name}" recommends ${use}, which is not a page.`, null, 'Correct `siblings`.')
      )
  );
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
export function purposeProblems({ purposes }: Pick<ResolvedConfig, 'purposes'>, { pages }: Site): Problem[] {
  const hint = 'Correct `purposes`.';
  return Object.entries(purposes).flatMap(([section, groups]) => {
    const named = groups.flatMap((group) => group.pages);
    const shown = pages.filter((page) => page.section === section && !isLandingPage(page) && !page.hideNavItem);
    const paths = new Set(shown.map(({ path }) => path));
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
