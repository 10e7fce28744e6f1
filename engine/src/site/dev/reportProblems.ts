import { formatProblem } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';

/** Tells which problems are to be shown: not those that the site's list of known faults lets pass. */
export type OpenProblems = (problems: readonly Problem[]) => readonly Problem[];

/** Prints the errors among a site's problems; known faults of packages as one line, when their number changes. */
export function createProblemReport(
  openProblems: OpenProblems,
  print: (text: string) => void
): (problems: readonly Problem[]) => void {
  let lastKnown = 0;
  return (problems) => {
    const errors = errorsOf(problems);
    const open = openProblems(errors);
    const known = errors.length - open.length;
    open.forEach((problem) => print(withHintBelow(problem)));
    if (known !== lastKnown) {
      lastKnown = known;
      print(`Known faults of packages: ${known}; "patternbook check" counts them.\n`);
    }
  };
}

export function errorsOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

function withHintBelow(problem: Problem): string {
  const { hint } = problem;
  return `${formatProblem({ ...problem, hint: null })}\n${hint === null ? '' : `  ${hint}\n`}`;
}
