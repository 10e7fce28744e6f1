import path from 'node:path';

import { installedVersion } from '../content/packages.ts';
import { warning } from '../content/problem.ts';
import type { Problem } from '../model.ts';
import { historyFile, readHistoryFile } from '../reference/snapshot/snapshotFile.ts';
import type { CheckPlace } from './checkPlace.ts';

/** Finds out whether the stored releases are those that the configuration lists, with the versions that are installed. */
export function historyProblems({ config, folder }: Pick<CheckPlace, 'config' | 'folder'>): Problem[] {
  if (!config.history) {
    return [];
  }
  const stored = readHistoryFile(folder)?.releases ?? [];
  const names = stored.map(({ name }) => name);
  const missing = config.history.releases.filter((name) => !names.includes(name));
  const documented = installedVersion(config.product.versionOf, folder);
  const newest = stored.at(-1)?.packages[config.product.versionOf];
  return [
    ...(missing.length > 0 ? [outdated(`lacks ${missing.join(', ')}, which the configuration lists`, folder)] : []),
    ...(newest !== undefined && newest !== documented
      ? [outdated(`ends with ${newest}, but the site documents ${documented}`, folder)]
      : [])
  ];
}

function outdated(what: string, folder: string): Problem {
  const file = historyFile(folder);
  const message = `${path.basename(file)} ${what}.`;
  const hint = 'Run "patternbook history", and list the documented release in `history.releases`.';
  return warning('outdated-history', message, { file, line: 1 }, hint);
}
