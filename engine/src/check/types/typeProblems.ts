import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import { exampleLocation } from '../exampleLocation.ts';
import { checkTypes } from './checkTypes.ts';
import type { TypeSubject } from './typeSubjects.ts';

const HINT = 'Make it fit the installed packages; `strict` is off.';

/** Type-checks examples and says, in the author's files, what the compiler has against them. */
export async function typeProblems(
  subjects: readonly TypeSubject[],
  siteFolder: string,
  cacheFolder: string
): Promise<Problem[]> {
  const units = subjects.map(({ unit }) => unit);
  const results = await checkTypes(units, siteFolder, cacheFolder);
  const faults = new Map(results.map((result) => [result.path, result.faults]));
  return subjects.flatMap(({ unit, example }) =>
    (faults.get(unit.path) ?? []).map(({ number, message, line, column }) =>
      error('type-error', `TS${number}: ${message}`, exampleLocation(example, line, column), HINT)
    )
  );
}
