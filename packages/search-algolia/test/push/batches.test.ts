import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ServiceRecord } from '../../src/serviceRecord.ts';
import { type Batch, batchRequest, toBatches } from '../../src/push/batches.ts';
import { toServiceRecord } from '../../src/push/toServiceRecord.ts';
import { searchRecord } from '../../../../engine/test/support/searchRecord.ts';

async function batchesOf(records: ServiceRecord[], limits: { records: number; bytes: number }): Promise<Batch[]> {
  const batches: Batch[] = [];
  for await (const batch of toBatches(toAsync(records), limits)) {
    batches.push(batch);
  }
  return batches;
}

async function* toAsync(records: ServiceRecord[]): AsyncGenerator<ServiceRecord> {
  for (const record of records) {
    yield await Promise.resolve(record);
  }
}

function bodyBytes({ records }: Batch): number {
  return Buffer.byteLength(JSON.stringify(batchRequest(records)));
}

describe('toBatches', () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 60 });

  it('puts every record in one batch, in order and within the limits', async () => {
    const limits = fc.record({ records: fc.integer({ min: 1, max: 20 }), bytes: fc.integer({ min: 500, max: 5000 }) });
    await fc.assert(
      fc.asyncProperty(texts, limits, async (all, limit) => {
        const records = all.map((text, index) => toServiceRecord(searchRecord({ id: `${index}`, text })));
        const batches = await batchesOf(records, limit);
        expect(batches.flatMap((batch) => batch.records)).toEqual(records);
        for (const batch of batches) {
          expect(batch.records.length).toBeGreaterThan(0);
          expect(batch.records.length).toBeLessThanOrEqual(limit.records);
          expect(bodyBytes(batch)).toBeLessThanOrEqual(batch.bytes);
          expect(batch.records.length === 1 || batch.bytes <= limit.bytes).toBe(true);
        }
      })
    );
  });

  it('fills a batch before it starts the next', async () => {
    const records = Array.from({ length: 5 }, (_, index) => toServiceRecord(searchRecord({ id: `${index}` })));
    const sizes = async (limits: { records: number; bytes: number }): Promise<number[]> =>
      (await batchesOf(records, limits)).map((batch) => batch.records.length);
    await expect(sizes({ records: 2, bytes: 1_000_000 })).resolves.toEqual([2, 2, 1]);
    const [three] = await batchesOf(records.slice(0, 3), { records: 9, bytes: 1_000_000 });
    await expect(sizes({ records: 9, bytes: three?.bytes ?? 0 })).resolves.toEqual([3, 2]);
    await expect(sizes({ records: 9, bytes: (three?.bytes ?? 0) - 1 })).resolves.toEqual([2, 2, 1]);
  });

  it('sends an oversized record by itself', async () => {
    const records = ['a', 'b', 'c'].map((id) => toServiceRecord(searchRecord({ id })));
    expect((await batchesOf(records, { records: 9, bytes: 10 })).map((batch) => batch.records.length)).toEqual([
      1, 1, 1
    ]);
  });
});
