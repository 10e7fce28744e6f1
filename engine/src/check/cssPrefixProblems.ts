import type { ResolvedConfig } from '../core/config.ts';
import { nearestName } from '../content/nearestName.ts';
import { error } from '../content/problem.ts';
import type { Problem, Site, Source } from '../model.ts';
import { hasNamedPackages, prefixedSheets } from '../reference/design/sheetFiles.ts';
import { locateText } from './locateText.ts';

/** Prefixes of CSS variables that pages ask for and no style sheet has; their tables would be missing. */
export function cssPrefixProblems(site: Site, { reference }: ResolvedConfig, siteFolder: string): Problem[] {
  // What is not installed is reported with the configuration.
  if (reference.cssVariables.length === 0 || !hasNamedPackages(reference, siteFolder)) {
    return [];
  }
  const known = prefixedSheets(reference, siteFolder).map(({ prefix }) => prefix);
  return site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      source.cssPrefix.filter((prefix) => !known.includes(prefix)).map((prefix) => unknownPrefix(prefix, source, known))
    );
}

function unknownPrefix(prefix: string, { file }: Source, known: readonly string[]): Problem {
  const nearest = nearestName(prefix, known);
  const hint =
    nearest === null
      ? 'Leave it out, or add its style sheet to `reference.cssVariables`.'
      : `Did you mean "${nearest}"?`;
  const message = `No style sheet has CSS variables for "${prefix}".`;
  return error('unknown-css-prefix', message, locateText(prefix, file), hint);
}
