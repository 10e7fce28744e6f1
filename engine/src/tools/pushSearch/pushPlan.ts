import { createHash, type Hash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { createReadStream, existsSync } from 'node:fs';
import { z } from 'zod';

import type { ServiceRecord } from '../../search/hosted/serviceRecord.ts';
import { type BatchLimits, toBatches } from './batches.ts';
import { indexSettings, toSynonyms } from './indexSettings.ts';
import { PushError } from './pushService.ts';
import { toServiceRecord } from './toServiceRecord.ts';
import { SEARCH_KINDS } from '../../search/searchKind.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';

/** Target of the records. */
export interface PushTarget {
  applicationId: string;
  indexName: string;
  synonyms: Readonly<Record<string, readonly string[]>>;
}

/** Content of a push. */
export interface PushPlan {
  /** Hash of the records, settings and synonyms, and of their target. */
  hash: string;
  /** Name of the index that collects the records until all have arrived. */
  temporaryIndex: string;
  records: number;
  batches: number;
  /** Total size of all request bodies with records. */
  bytes: number;
  /** Number of records whose text was truncated, because they were too big for the service. */
  shortened: number;
}

const HASH_LENGTH = 12;

/**
 * Reads all records once, and plans their transfer.
 * @throws PushError when there are none, or two with the same id
 */
export async function planPush(file: string, target: PushTarget, limits: BatchLimits): Promise<PushPlan> {
  const reading = new Reading(file, target);
  let records = 0;
  let batches = 0;
  let bytes = 0;
  for await (const batch of toBatches(reading.records(), limits)) {
    records += batch.records.length;
    batches += 1;
    bytes += batch.bytes;
  }
  if (records === 0) {
    throw new PushError(`${file} holds no search records. Build the site first: patternbook build.`);
  }
  const hash = reading.hash();
  const temporaryIndex = `${target.indexName}_${hash.slice(0, HASH_LENGTH)}`;
  return { hash, temporaryIndex, records, batches, bytes, shortened: reading.shortened };
}

/** A single pass over a site's records that computes their hash. */
export class Reading {
  /** Number of records that were shortened. */
  shortened = 0;
  readonly #file: string;
  readonly #hash: Hash;

  constructor(file: string, { applicationId, indexName, synonyms }: PushTarget) {
    this.#file = file;
    this.#hash = createHash('sha256');
    this.#hash.update(JSON.stringify([applicationId, indexName, indexSettings(), toSynonyms(synonyms)]));
  }

  /** Yields converted records. @throws PushError for two with the same id: the second would replace the first */
  async *records(): AsyncGenerator<ServiceRecord> {
    const ids = new Set<string>();
    for await (const record of readRecords(this.#file)) {
      if (ids.has(record.id)) {
        throw new PushError(`${this.#file} has two records with the id "${record.id}".`);
      }
      ids.add(record.id);
      const sent = toServiceRecord(record);
      this.shortened += sent.text === record.text ? 0 : 1;
      this.#hash.update(JSON.stringify(sent)).update('\n');
      yield sent;
    }
  }

  /** Returns the hash of the target and all records read; call it only once, at the end. */
  hash(): string {
    return this.#hash.digest('hex');
  }
}

const recordSchema: z.ZodType<SearchRecord> = z.object({
  id: z.string().min(1),
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  address: z.string(),
  page: z.string(),
  section: z.string(),
  place: z.array(z.string()),
  badge: z.enum(['beta', 'deprecated', 'demo']).nullable(),
  keywords: z.array(z.string()),
  text: z.string(),
  importLine: z.string().nullable(),
  standalone: z.string().nullable()
});

/**
 * Streams the records, so that they are never all in memory.
 * @throws PushError when there is no such file, or a line of it is not a record
 */
async function* readRecords(file: string): AsyncGenerator<SearchRecord> {
  if (!existsSync(file)) {
    throw new PushError(`There are no search records in ${file}. Build the site first: patternbook build.`);
  }
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line !== '') {
      yield readLine(line, `${file}:${number}`);
    }
  }
}

function readLine(line: string, place: string): SearchRecord {
  const result = recordSchema.safeParse(parseJson(line));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new PushError(
      `${place}: not a search record (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}). Build the site again.`
    );
  }
  return result.data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
