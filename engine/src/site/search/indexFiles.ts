import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';

import type { SearchConfig } from '../../core/config/search.ts';
import { sliceAddress, type SliceName, SLICES, TOKEN_VALUES_ADDRESS } from '../../search/searchFiles.ts';
import { encodeSlice, type SearchSlice } from '../../search/searchSlice.ts';
import type { SiteRecords } from './collectRecords.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';

/** Returns the slices of a site's search index, and what results show beside their names, as JSON: address -> content. */
export function sliceFiles(records: SiteRecords, config: SearchConfig): ReadonlyMap<string, string> {
  const { tokenValues, pictures } = records.shown;
  const files: (readonly [string, unknown])[] = [
    ...SLICES.map((name) => [sliceAddress(name), sliceOf(name, records, config)] as const),
    [TOKEN_VALUES_ADDRESS, tokenValues],
    ...pictures
  ];
  return new Map(files.map(([address, content]) => [address, JSON.stringify(content)]));
}

function sliceOf(name: SliceName, { slices }: SiteRecords, { synonyms }: SearchConfig): SearchSlice {
  return name === 'pages' ? { ...encodeSlice(slices.pages.map(withoutTabText)), synonyms } : encodeSlice(slices[name]);
}

/** Leaves out the description of a tab after the first, which results don't show: each search starts with these records. */
function withoutTabText(record: SearchRecord): SearchRecord {
  return record.kind === 'page' && record.address !== record.page ? { ...record, text: '' } : record;
}

/** Returns the path of the NDJSON file with all records of the last build. */
export function recordsFile(cacheFolder: string): string {
  return path.join(cacheFolder, 'search', 'records.ndjson');
}

/** Writes the records that `patternbook push-search` reads for a hosted service. */
export async function writeRecordsFile(cacheFolder: string, { slices, text }: SiteRecords): Promise<void> {
  const file = recordsFile(cacheFolder);
  await mkdir(path.dirname(file), { recursive: true });
  // The `parts` also contain the examples, but without the names in their code.
  const records = [
    ...slices.pages,
    ...slices.parts.filter(({ kind }) => kind !== 'example'),
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
