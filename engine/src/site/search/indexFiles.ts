import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { close, createIndex } from 'pagefind';

import type { SearchConfig } from '../../core/config/services.ts';
import { PROSE_ADDRESS, sliceAddress, type SliceName, SLICES } from '../../search/searchFiles.ts';
import { encodeSlice, type SearchSlice } from '../../search/searchSlice.ts';
import type { SiteRecords } from './collectRecords.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';

/**
 * Builds the files of a site's search index: address -> content.
 * @throws (rejects) Error naming the passage that could not be indexed
 */
export async function indexFiles(
  records: SiteRecords,
  config: SearchConfig
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const slices = SLICES.map((name) => [sliceAddress(name), JSON.stringify(sliceOf(name, records, config))] as const);
  const prose = await makeProseIndex(records.text);
  return new Map<string, string | Uint8Array>([
    ...slices,
    ...prose.map(({ address, content }) => [address, content] as const)
  ]);
}

function sliceOf(name: SliceName, { slices }: SiteRecords, { synonyms }: SearchConfig): SearchSlice {
  const slice = encodeSlice(slices[name]);
  return name === 'pages' ? { ...slice, synonyms } : slice;
}

/** A file of the prose index. */
interface ProseFile {
  address: string;
  content: Uint8Array;
}

/** The same as the `lang` of documents. */
const LANGUAGE = 'en';
/** Files of Pagefind that browsers never request: its user interfaces and its worker; the search has its own. */
const UNUSED = /-(?:ui|highlight|worker)\./;

/** Settles when the last requested index has been built or has failed. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Builds the index of a site's prose. Indexes are built one after another: Pagefind has one service for the whole
 * process, and closing it would abort builds in progress.
 * @throws (rejects) Error naming the passage that could not be added
 */
export function makeProseIndex(passages: readonly SearchRecord[]): Promise<ProseFile[]> {
  const files = previous.then(() => indexPassages(passages));
  previous = files.catch(() => undefined);
  return files;
}

async function indexPassages(passages: readonly SearchRecord[]): Promise<ProseFile[]> {
  const { index, errors } = await createIndex({});
  if (!index) {
    throw new Error(`The index of prose could not be begun: ${errors.join(', ')}`);
  }
  try {
    for (const passage of passages) {
      const added = await index.addCustomRecord(toCustomRecord(passage));
      if (added.errors.length > 0) {
        throw new Error(`The passage ${passage.address} could not be indexed: ${added.errors.join(', ')}`);
      }
    }
    const { files } = await index.getFiles();
    return files
      .filter(({ path }) => !UNUSED.test(path))
      .map(({ path, content }) => ({ address: `${PROSE_ADDRESS}${path}`, content }));
  } finally {
    await close();
  }
}

function toCustomRecord({ title, address, page, section, place, badge, text }: SearchRecord) {
  return {
    url: address,
    content: `${place.at(-1) ?? ''} ${title}. ${text}`,
    language: LANGUAGE,
    meta: { title, page, section, place: JSON.stringify(place), ...(badge === null ? {} : { badge }) },
    filters: { section: [section] }
  };
}

/** Returns the path of the NDJSON file with all records of the last build. */
export function recordsFile(cacheFolder: string): string {
  return path.join(cacheFolder, 'search', 'records.ndjson');
}

/** Writes the records that `patternbook push-search` sends to a hosted service. */
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
