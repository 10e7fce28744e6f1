import type { Problem, ProseRule, Site } from 'patternbook';

import { ruleProblems } from '../../../../engine/src/check/prose/ruleProblems.ts';
import { ownPage } from '../../../../engine/test/check/prose/ownPages.ts';

/** Checks the Markdown of pages, by their names, as `check` does. */
export function checkPages(
  rules: readonly ProseRule[],
  bodies: Readonly<Record<string, string>>,
  pages: Site['pages'] = []
): Problem[] {
  const passages = Object.entries(bodies).flatMap(([name, body]) => ownPage(body, name).passages);
  return ruleProblems(rules, passages, { pages, navigation: [], redirects: [], assets: [], problems: [] });
}

/** Checks one page. */
export function checkPage(rules: readonly ProseRule[], body: string): Problem[] {
  return checkPages(rules, { page: body });
}
