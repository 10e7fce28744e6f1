import type { SweepProblem } from './sweepProblem.ts';
import { isOfEntry, type BaselineEntry } from './baseline.ts';

export interface SortedProblems {
  /** Problems that are not on the baseline. */
  unknown: SweepProblem[];
  /** Stale entries: their tab was visited and does not have the problem. */
  stale: BaselineEntry[];
}

/** Compares the problems of visits with the baseline. */
export function applyBaseline(
  problems: readonly SweepProblem[],
  visited: ReadonlySet<string>,
  baseline: readonly BaselineEntry[]
): SortedProblems {
  return {
    unknown: problems.filter((problem) => !baseline.some((entry) => isOfEntry(problem, entry))),
    stale: baseline.filter((entry) => visited.has(entry.path) && !problems.some((problem) => isOfEntry(problem, entry)))
  };
}
