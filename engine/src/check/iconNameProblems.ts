import type { Problem, Site } from '../model.ts';
import { nearestName } from '../core/names.ts';
import { referencesOf } from '../core/markdownComponent.ts';
import { componentsIn } from '../content/prose.ts';
import { error } from '../content/problem.ts';
import { type DesignLocation, designFolder } from '../reference/design/designFolder.ts';
import { readIconsIndex } from '../reference/design/designFiles.ts';
import { hasNamedPackages } from '../reference/design/sheetFiles.ts';
import type { CheckPlace } from './checkPlace.ts';

/** Finds names of icons on pages that none of the icons of the configuration has. */
export async function iconNameProblems(
  site: Site,
  place: DesignLocation & Pick<CheckPlace, 'components'>
): Promise<Problem[]> {
  const uses = site.pages
    .flatMap(({ sources }) => sources)
    .flatMap(componentsIn)
    .flatMap(({ name: tag, attributes, location }) =>
      referencesOf('icon', place.components.get(tag), attributes).map((name) => ({
        name: typeof name === 'string' ? name : '(none)',
        location
      }))
    );
  // Packages that are not installed are reported with the configuration.
  if (uses.length === 0 || !hasNamedPackages(place.config.reference, place.folder)) {
    return [];
  }
  const known = readIconsIndex(await designFolder(place))?.icons.map(({ name }) => name) ?? [];
  return uses
    .filter(({ name }) => !known.includes(name))
    .map(({ name, location }) => {
      const nearest = nearestName(name, known);
      const hint = nearest === null ? 'Write the name of an icon of `reference.icons`.' : `Did you mean "${nearest}"?`;
      return error('unknown-icon', `There is no icon "${name}".`, location, hint);
    });
}
