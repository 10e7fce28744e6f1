import type { BatchWriteParams } from 'algoliasearch';

import type { ServiceRecord } from '../../search/hosted/serviceRecord.ts';

export interface BatchLimits {
  records: number;
  /** Of the request's body; a record that is bigger alone makes a batch of its own. */
  bytes: number;
}

/** Records that are sent in one request. */
export interface Batch {
  records: ServiceRecord[];
  /** Size of the request's body. */
  bytes: number;
}

/** Every record in one batch, in order. */
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

/** The request that writes some records; sent twice, it writes them once. */
export function batchRequest(records: readonly ServiceRecord[]): BatchWriteParams {
  return { requests: records.map((record) => ({ action: 'addObject', body: { ...record } })) };
}

function emptyBatch(): Batch {
  return { records: [], bytes: bodySize([]) };
}

/** With the comma after it, which the last record of a batch doesn't need. */
function sizeInBatch(record: ServiceRecord): number {
  return bodySize([record]) - bodySize([]) + 1;
}

function bodySize(records: readonly ServiceRecord[]): number {
  return Buffer.byteLength(JSON.stringify(batchRequest(records)));
}
