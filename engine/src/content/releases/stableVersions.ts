import type { LoggedVersion } from './changeLog.ts';

/**
 * The stable versions of a change log, each with the changes of the prereleases that led to it. What follows the
 * newest stable version is left out: nobody has it yet.
 * @param versions newest first
 */
export function stableVersions(versions: readonly LoggedVersion[]): LoggedVersion[] {
  const stable: LoggedVersion[] = [];
  for (const logged of versions) {
    const last = stable.at(-1);
    // Logs that several branches were merged into name a version more than once.
    if (!logged.version.includes('-') && last?.version !== logged.version) {
      stable.push({ ...logged, changes: [...logged.changes] });
    } else {
      last?.changes.push(...logged.changes);
    }
  }
  return stable;
}
