import type { BatchWriteParams } from 'algoliasearch';

import type { ServiceRecord } from '../serviceRecord.ts';

export interface BatchLimits {
  records: number;
  /** Maximum size of the request body; a single record that exceeds it gets a batch of its own. */
  bytes: number;
}

/** Records sent in one request. */
export interface Batch {
  records: ServiceRecord[];
  /** Size of the request's body. */
  bytes: number;
}

/** Splits records into batches, in order. */
export async function* toBatches(records: AsyncIterable<ServiceRecord>, limits: BatchLimits): AsyncGenerator<Batch> {
  let batch: Batch = emptyBatch();
  for await (const record of records) {
    const bytes = sizeInBatch(record);
    const isFull = batch.records.length === limits.records || batch.bytes + bytes > limits.bytes;
    if (isFull && batch.records.length > 0) {
      yield batch;
      batch = emptyBatch();
    }
    batch.records.push(record);
    batch.bytes += bytes;
  }
  if (batch.records.length > 0) {
    yield batch;
  }
}

/** Creates the request that writes records; it is idempotent. */
export function batchRequest(records: readonly ServiceRecord[]): BatchWriteParams {
  return { requests: records.map((record) => ({ action: 'addObject', body: { ...record } })) };
}

function emptyBatch(): Batch {
  return { records: [], bytes: bodySize([]) };
}

/** Size of a record including a comma, which the last record of a batch doesn't need. */
function sizeInBatch(record: ServiceRecord): number {
  return bodySize([record]) - bodySize([]) + 1;
}

function bodySize(records: readonly ServiceRecord[]): number {
  return Buffer.byteLength(JSON.stringify(batchRequest(records)));
}
