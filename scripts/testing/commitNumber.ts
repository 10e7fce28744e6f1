import { execFileSync } from 'node:child_process';

const DIGITS = 7;

/**
 * Returns a number derived from the current commit; 0 outside of a repository. Tests use it as their random seed, so
 * that results are reproducible for each commit.
 * @param index which of the commit's numbers, from 0 to 4; choices that depend on each other, such as a sample of a sample,
 *   need different ones, or commits would never choose some cases
 */
export function commitNumber(index = 0): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(hash.slice(index * DIGITS, (index + 1) * DIGITS), 16);
  } catch {
    return 0;
  }
}
