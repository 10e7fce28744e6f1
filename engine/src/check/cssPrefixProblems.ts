import { readFileSync } from 'node:fs';
import type { ResolvedConfig } from '../config.ts';
import { findPackageFolder } from '../content/packageFolder.ts';
import { nearestName } from '../content/nearestName.ts';
import { error } from '../content/problem.ts';
import type { Problem, Site, Source } from '../model.ts';
import { namedPackages, prefixedSheets } from '../reference/design/sheetFiles.ts';

/** Prefixes of CSS variables that pages ask for and no style sheet has; their tables would be missing. */
export function cssPrefixProblems(site: Site, { reference }: ResolvedConfig, siteFolder: string): Problem[] {
  // What is not installed is reported with the configuration.
  const isComplete = namedPackages(reference).every((name) => findPackageFolder(name, siteFolder) !== null);
  if (reference.cssVariables.length === 0 || !isComplete) {
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
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(prefix));
  return error(
    'unknown-css-prefix',
    `No style sheet has CSS variables for "${prefix}".`,
    { file, line: line + 1 },
    hint
  );
}
