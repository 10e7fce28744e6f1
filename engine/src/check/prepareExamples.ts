import { error } from '../content/problem.ts';
import { type PreparedExample, ExamplePreparer } from '../examples/prepareExample.ts';
import type { ExampleInPlace } from '../examples/siteExamples.ts';
import type { Example, Problem } from '../model.ts';
import { exampleLocation } from './exampleLocation.ts';
import { unresolvedImport } from './unresolvedImport.ts';

/** An example that has become a module with nothing missing. */
export interface RunnableExample extends ExampleInPlace {
  /** Source of the module. */
  module: string;
}

/** Turns examples into modules and notes what stands against it. */
export function prepareExamples(
  examples: readonly ExampleInPlace[],
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
    return [error('example-syntax', prepared.message, location, `Mend the example "${example.title}".`)];
  }
  return prepared.unresolved.map(({ specifier, line }) => unresolvedImport(specifier, exampleLocation(example, line)));
}
