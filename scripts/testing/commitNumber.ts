import { execFileSync } from 'node:child_process';

const DIGITS = 7;

/** Keeps the commit of a run for its processes. */
const COMMIT = 'PATTERNBOOK_COMMIT';

/**
 * Returns a number derived from the current commit; 0 outside of a repository. Tests use it as their random seed, so
 * that results are reproducible for each commit. The first call counts, also for processes that are started after it:
 * all of a run choose the same cases, whatever is committed meanwhile.
 * @param index which of the commit's numbers, from 0 to 4; choices that depend on each other, such as a sample of a sample,
 *   need different ones, or commits would never choose some cases
 */
export function commitNumber(index = 0): number {
  const hash = (process.env[COMMIT] ??= currentCommit());
  return Number.parseInt(hash.slice(index * DIGITS, (index + 1) * DIGITS) || '0', 16);
}

/** Returns the hash of the current commit; empty outside of a repository. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
