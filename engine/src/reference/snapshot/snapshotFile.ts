import path from 'node:path';

import { z } from 'zod';

import { readStoredResults } from '../../content/storedResults.ts';
import { HISTORY_FORMAT, type HistoryFile, SECTIONS } from '../../history/historyFile.ts';
import { type Snapshot, SNAPSHOT_FORMAT } from '../../history/snapshot.ts';

const texts = z.record(z.string(), z.string());
const names = z.record(z.string(), z.array(z.string()));

const propSchema = z.strictObject({
  type: z.string(),
  required: z.literal(true).optional(),
  default: z.string().optional(),
  deprecated: z.string().optional()
});

/** Type of a snapshot without what `exactOptionalPropertyTypes` tells apart. */
const snapshotSchema = z.strictObject({
  format: z.literal(SNAPSHOT_FORMAT),
  packages: texts,
  components: z.record(
    z.string(),
    z.strictObject({ props: z.record(z.string(), propSchema), deprecated: z.string().optional() })
  ),
  exports: z.record(
    z.string(),
    z.strictObject({ fields: z.record(z.string(), propSchema).optional(), deprecated: z.string().optional() })
  ),
  variables: names,
  tokens: z.record(z.string(), texts),
  icons: names,
  examples: z.record(z.string(), z.strictObject({ package: z.string(), titles: z.array(z.string()) }))
});

/** Returns the snapshot that a JSON file has; null for anything else, or another format. */
export function parseSnapshot(content: unknown): Snapshot | null {
  const { success, data } = snapshotSchema.safeParse(content);
  // The schema makes no properties that are undefined.
  return success ? (data as Snapshot) : null;
}

/** `history.json`, which the site publishes as it is stored. */
export const historyFileSchema = z
  .strictObject({
    format: z.literal(HISTORY_FORMAT).describe('Raised when older programs can’t read the file any more'),
    releases: z
      .array(z.strictObject({ name: z.string(), packages: texts.describe('Name -> version') }))
      .describe('Oldest first'),
    values: z.array(z.unknown()).describe('What names stand for in releases, by index'),
    facts: z
      .record(z.enum(SECTIONS), z.record(z.string(), texts))
      .describe('Names by section, group, and what became of them: `0:12,3:-` is value 12 in the first three releases')
  })
  .meta({ title: 'History', description: 'What the packages of each stored release consist of' });

/** Name of the file in the folder of a site. */
const HISTORY_FILE = 'history.json';

/** Path of the stored releases of a site. @param folder of the site */
export function historyFile(folder: string): string {
  return path.join(folder, HISTORY_FILE);
}

/**
 * Reads the stored releases of a site; null if there are none.
 * @param folder of the site
 * @throws Error when the file doesn't fit its schema
 */
export function readHistoryFile(folder: string): HistoryFile | null {
  return readStoredResults(historyFile(folder), 'releases', historyFileSchema);
}
