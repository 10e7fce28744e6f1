import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { SearchRecord } from '../../search/searchRecord.ts';
import type { SiteRecords } from './collectRecords.ts';

/** The file with all records of the last build, one in JSON a line. */
export function recordsFile(cacheFolder: string): string {
  return path.join(cacheFolder, 'search', 'records.ndjson');
}

/** Writes what `patternbook push-search` sends to a hosted service. */
export async function writeRecordsFile(cacheFolder: string, { slices, text }: SiteRecords): Promise<void> {
  const file = recordsFile(cacheFolder);
  await mkdir(path.dirname(file), { recursive: true });
  // Examples stand in the first slice too, without the names in their code.
  const records = [
    ...slices.pages.filter(({ kind }) => kind !== 'example'),
    ...slices.examples,
    ...slices.props,
    ...slices['css-variables'],
    ...slices.tokens,
    ...slices.icons,
    ...text
  ];
  await pipeline(Readable.from(lines(records)), createWriteStream(file));
}

function* lines(records: readonly SearchRecord[]): Generator<string> {
  for (const record of records) {
    yield `${JSON.stringify(record)}\n`;
  }
}
