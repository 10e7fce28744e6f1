import { formatLocation, formatProblem } from '../../content/problem.ts';
import type { Problem, Source } from '../../model.ts';
import { codeHtml, escapeHtml } from '../../core/html.ts';
import { examplesOf } from '../../examples/siteExamples.ts';

/**
 * Returns the problems to show, with the levels of the site's rules, and the number of those that its baseline accepts.
 */
export type OpenProblems = (problems: readonly Problem[]) => { open: readonly Problem[]; known: number };

/** Creates a reporter of a site's errors; prints known problems of packages as one line, when their number changes. */
export function createProblemReport(
  openProblems: OpenProblems,
  print: (text: string) => void
): (problems: readonly Problem[]) => void {
  let lastKnown = 0;
  return (problems) => {
    const { open, known } = openProblems(problems);
    errorsOf(open).forEach((problem) => print(withHintBelow(problem)));
    if (known !== lastKnown) {
      lastKnown = known;
      print(`Known problems of packages (baseline.ts): ${known}; "patternbook check" counts them.\n`);
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

/** Inlined into documents, since the site's own style sheets are those of the published site. */
const STYLES = `
.pb-problems {
  padding: 1rem 1.5rem;
  margin-block-end: 1.5rem;
  background: color-mix(in srgb, crimson 8%, transparent);
  border-inline-start: 4px solid crimson;
}
.pb-problems h2 { font-weight: bold; }
.pb-problems li { margin-block-start: 0.75rem; overflow-wrap: anywhere; }
.pb-problems-hint { opacity: 0.8; }
`;

/** Returns the problems of a tab's Markdown file and of its examples' files. */
export function problemsOfTab(problems: readonly Problem[], source: Source): Problem[] {
  const files = new Set([source.file, ...examplesOf(source).flatMap(({ file }) => file ?? [])]);
  return problems.filter(({ location }) => location !== null && files.has(location.file));
}

/** Renders the list of problems above a page in development; empty if there are none. */
export function problemsHtml(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return '';
  }
  const items = problems.map(({ severity, message, hint, location }) => {
    const place = location === null ? '' : `<div>${codeHtml(formatLocation(location))}</div>`;
    const advice = hint === null ? '' : `<div class="pb-problems-hint">${escapeHtml(hint)}</div>`;
    return `<li>${place}<div><strong>${severity}:</strong> ${escapeHtml(message)}</div>${advice}</li>`;
  });
  return `<section class="pb-problems" role="alert"><style>${STYLES}</style><h2>Problems</h2><ul>${items.join('')}</ul></section>`;
}
