import type { SweepProblem } from './sweepProblem.ts';
import { isOfEntry, type BaselineEntry } from './baseline.ts';

export interface SortedProblems {
  /** Problems that no entry of the list explains. */
  unknown: SweepProblem[];
  /** Entries whose tab was visited without showing them. */
  stale: BaselineEntry[];
}

/** Compares what visits brought to light with the baseline. */
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
