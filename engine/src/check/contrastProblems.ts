import { error } from '../content/problem.ts';
import { nearestName } from '../core/names.ts';
import type { Problem } from '../model.ts';
import { readTokens } from '../reference/design/designFiles.ts';
import { type DesignLocation, designFolder } from '../reference/design/designFolder.ts';
import { hasNamedPackages } from '../reference/design/sheetFiles.ts';

/** Finds tokens of `reference.tokens.contrasts` that no style sheet has. */
export async function contrastProblems(place: DesignLocation): Promise<Problem[]> {
  const { config, folder } = place;
  // Packages that are not installed are reported with the configuration.
  if (!config.reference.tokens?.contrasts.length || !hasNamedPackages(config.reference, folder)) {
    return [];
  }
  const { tokens = [], contrasts = [] } = readTokens(await designFolder(place)) ?? {};
  const known = tokens.map(({ name }) => name);
  const named = new Set(contrasts.flatMap(({ foreground, background }) => [foreground, background]));
  return [...named]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      const hint = nearest === null ? 'Correct `reference.tokens.contrasts`.' : `Did you mean "${nearest}"?`;
      return error('unknown-token', `No style sheet has a token "${name}", of \`contrasts\`.`, null, hint);
    });
}
