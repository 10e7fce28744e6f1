import { error } from '../content/problem.ts';
import type { Location, Problem } from '../model.ts';

const HINT = 'Correct the path, or install the package as a dependency of the site.';

/** The error about an import that no file and no installed package satisfies. */
export function unresolvedImport(specifier: string, location: Location | null): Problem {
  return error('unresolved-import', `Cannot find "${specifier}".`, location, HINT);
}
