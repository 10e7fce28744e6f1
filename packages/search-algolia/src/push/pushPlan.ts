import { createHash, type Hash } from 'node:crypto';
import type { PushInput } from 'patternbook';

import type { ServiceRecord } from '../serviceRecord.ts';
import { type BatchLimits, toBatches } from './batches.ts';
import { indexSettings, toSynonyms } from './indexSettings.ts';
import { toServiceRecord } from './toServiceRecord.ts';

/** Target of the records. */
export interface PushTarget {
  applicationId: string;
  indexName: string;
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Language of the site, as a BCP 47 tag. */
  language: string;
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

/** Reads all records once, and plans their transfer. */
export async function planPush(read: PushInput['records'], target: PushTarget, limits: BatchLimits): Promise<PushPlan> {
  const reading = new Reading(read, target);
  let records = 0;
  let batches = 0;
  let bytes = 0;
  for await (const batch of toBatches(reading.records(), limits)) {
    records += batch.records.length;
    batches += 1;
    bytes += batch.bytes;
  }
  const hash = reading.hash();
  const temporaryIndex = `${target.indexName}_${hash.slice(0, HASH_LENGTH)}`;
  return { hash, temporaryIndex, records, batches, bytes, shortened: reading.shortened };
}

/** A single pass over a site's records that computes their hash. */
export class Reading {
  /** Number of records that were shortened. */
  shortened = 0;
  readonly #read: PushInput['records'];
  readonly #hash: Hash;

  constructor(read: PushInput['records'], { applicationId, indexName, synonyms, language }: PushTarget) {
    this.#read = read;
    this.#hash = createHash('sha256');
    this.#hash.update(JSON.stringify([applicationId, indexName, indexSettings(language), toSynonyms(synonyms)]));
  }

  /** Yields converted records. */
  async *records(): AsyncGenerator<ServiceRecord> {
    for await (const record of this.#read()) {
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
