import type { Error } from '../support/pageErrors.ts';

/**
 * Kinds of problems that a visit can find:
 * - `hydration`: hydration mismatch
 * - `island`: an error in place of a preview
 * - `waiting`: an example never hydrated
 * - `stuck`: the visit timed out
 * - `image`: an image of the site is missing
 * - `id`: several elements have the same id
 * - `height`: the page is too tall besides its content
 * - `target`: a target of the pointer is too small
 */
export type ProblemKind =
  Error['kind'] | 'hydration' | 'island' | 'waiting' | 'stuck' | 'image' | 'id' | 'status' | 'height' | 'target';

/** A problem of the document that is being visited: kind and text. */
export type FoundProblem = [ProblemKind, string];

export interface SweepProblem {
  /** Address of the document. */
  path: string;
  kind: ProblemKind;
  text: string;
}

/** Formats a problem on one line. */
export function formatProblem({ path, kind, text }: SweepProblem): string {
  return `${path} ${kind}: ${text}`;
}
