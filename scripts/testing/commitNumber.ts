import { execFileSync } from 'node:child_process';

/**
 * Returns a number derived from the current commit; 0 outside of a repository. Tests use it as their random seed, so
 * that results are reproducible for each commit.
 */
export function commitNumber(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(hash.slice(0, 7), 16);
  } catch {
    return 0;
  }
}
