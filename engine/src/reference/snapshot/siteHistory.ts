import path from 'node:path';

import { createFileReader } from '../../content/files.ts';
import { type History, openHistory } from '../../history/history.ts';
import { historyFile, readHistoryFile } from './snapshotFile.ts';

const read = createFileReader((_content, file): History | null => {
  const stored = readHistoryFile(path.dirname(file));
  return stored && openHistory(stored);
});

/**
 * Opens the stored releases of a site, once until the file changes; null if there are none.
 * @param folder of the site
 * @throws Error when the file doesn't fit its schema
 */
export function readSiteHistory(folder: string): History | null {
  return read(historyFile(folder));
}
