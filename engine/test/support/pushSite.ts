import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';

import type { SearchRecord } from '../../src/core/searchRecord.ts';
import { recordsFile } from '../../src/site/search/indexFiles.ts';

/** Creates an empty temporary folder, which is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'patternbook-search-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes records as a build does. @returns the file */
export async function writeRecords(cacheFolder: string, records: readonly SearchRecord[]): Promise<string> {
  const file = recordsFile(cacheFolder);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return file;
}
