import type { SiteExample } from '../examples/siteExamples.ts';
import type { Example, Problem, Location } from '../model.ts';
import { error } from '../content/problem.ts';
import { type PreparedExample, ExamplePreparer } from '../examples/prepareExample.ts';

/** An example that was compiled to a module without unresolved imports. */
export interface RunnableExample extends SiteExample {
  /** Source of the module. */
  module: string;
}

/** Compiles examples to modules and collects the problems. */
export function prepareExamples(
  examples: readonly SiteExample[],
  siteFolder: string,
  scopePackages: readonly string[]
): { runnable: RunnableExample[]; problems: Problem[] } {
  const preparer = new ExamplePreparer(siteFolder, scopePackages);
  const runnable: RunnableExample[] = [];
  const problems: Problem[] = [];
  for (const inPlace of examples) {
    const prepared = preparer.prepare(inPlace.example, inPlace.source);
    problems.push(...preparationProblems(inPlace.example, prepared));
    if (prepared.ok && prepared.unresolved.length === 0) {
      runnable.push({ ...inPlace, module: prepared.code });
    }
  }
  return { runnable, problems };
}

function preparationProblems(example: Example, prepared: PreparedExample): Problem[] {
  if (!prepared.ok) {
    const location = exampleLocation(example, prepared.line, prepared.column);
    const hint = `Fix the example "${example.title}"${example.file === null ? ', or add "noLive" to its fence if it is only code to read' : ''}.`;
    return [error('example-syntax', prepared.message, location, hint)];
  }
  return prepared.unresolved.map(({ specifier, line }) => unresolvedImport(specifier, exampleLocation(example, line)));
}

/**
 * Maps a line of an example's code to its location in the source file. Code inside Markdown begins on the line after
 * its fence; its indentation there is unknown, so columns are left out.
 */
export function exampleLocation({ file, location }: Example, line: number, column?: number): Location {
  if (file === null) {
    return { file: location.file, line: (location.line ?? 0) + line };
  }
  return column === undefined ? { file, line } : { file, line, column };
}

const HINT = 'Correct the path, or install the package as a dependency of the site.';

/** Creates the error for an import that resolves neither to a file nor to an installed package. */
export function unresolvedImport(specifier: string, location: Location | null): Problem {
  return error('unresolved-import', `Cannot find "${specifier}".`, location, HINT);
}
