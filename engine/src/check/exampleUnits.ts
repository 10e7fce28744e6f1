import type { SiteExample } from '../examples/siteExamples.ts';
import type { Example, Problem, Location, Source } from '../model.ts';
import { error } from '../content/problem.ts';
import { exampleLocation } from '../examples/exampleLocation.ts';
import type { ImportProblem } from '../examples/importProblem.ts';
import type { ExamplePreparer, PreparedExample } from '../examples/prepareExample.ts';

/** An example that was compiled to a module without unresolved imports. */
export interface RunnableExample extends SiteExample {
  /** Source of the module. */
  module: string;
}

/** A problem of a tab's examples. */
export interface Finding {
  source: Source;
  problem: Problem;
}

/**
 * Compiles examples to modules and collects the problems.
 * @param preparer of the site
 * @param known examples that are compiled already, by key
 */
export function prepareExamples(
  examples: readonly SiteExample[],
  preparer: ExamplePreparer,
  known: ReadonlyMap<string, PreparedExample>
): { runnable: RunnableExample[]; findings: Finding[] } {
  const runnable: RunnableExample[] = [];
  const findings: Finding[] = [];
  for (const inPlace of examples) {
    const { example, source } = inPlace;
    const prepared = known.get(example.key) ?? preparer.prepare(example, source);
    findings.push(...preparationProblems(example, prepared).map((problem) => ({ source, problem })));
    if (prepared.ok && prepared.unresolved.length === 0) {
      runnable.push({ ...inPlace, module: prepared.code });
    }
  }
  return { runnable, findings };
}

function preparationProblems(example: Example, prepared: PreparedExample): Problem[] {
  if (!prepared.ok) {
    // Files of examples are reported once, however many examples need them (`exampleFileProblems`).
    const location = exampleLocation(example, prepared.line, prepared.column);
    if (prepared.file !== null) {
      return [];
    }
    const hint = `Fix the example "${example.title}"${alternative(example)}.`;
    return [error('example-syntax', prepared.message, location, hint)];
  }
  return prepared.unresolved.map(({ message, hint, line }) =>
    unresolvedImport(
      { message, hint: hint.replace(/\.?$/, `${alternative(example)}.`) },
      exampleLocation(example, line)
    )
  );
}

/** What else to do about the code of an example that can't run. */
function alternative({ file }: Example): string {
  return file === null ? ', or add "noLive" to its fence if it is only code to read' : '';
}

/** Creates the error for an import that can't be used. */
export function unresolvedImport({ message, hint }: ImportProblem, location: Location | null): Problem {
  return error('unresolved-import', `${message}.`, location, hint);
}
