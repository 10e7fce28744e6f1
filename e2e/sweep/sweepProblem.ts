import type { Error } from '../support/pageErrors.ts';

/**
 * What a visit to a document can bring to light:
 * - `hydration`: React found other HTML than it renders itself
 * - `island`: an error stands in place of a preview
 * - `waiting`: an example never came alive
 * - `stuck`: the document never came to an end
 * - `image`: a picture that the site should serve is not there
 */
export type ProblemKind = Error['kind'] | 'hydration' | 'island' | 'waiting' | 'stuck' | 'image' | 'status';

export interface SweepProblem {
  /** Address of the document. */
  path: string;
  kind: ProblemKind;
  text: string;
}

/** One line for people. */
export function formatProblem({ path, kind, text }: SweepProblem): string {
  return `${path} ${kind}: ${text}`;
}
