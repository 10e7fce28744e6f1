import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { PushProgress, SearchRecord } from 'patternbook';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { indexSettings } from '../../src/push/indexSettings.ts';
import { planPush } from '../../src/push/pushPlan.ts';
import { pushRecords, type PushResult, pushStateFile } from '../../src/push/pushRecords.ts';
import { openPushService, type PushService } from '../../src/push/pushService.ts';
import { temporaryFolder } from '../../../../engine/test/support/pushSite.ts';
import { searchRecord, searchRecords } from '../../../../engine/test/support/searchRecord.ts';
import { ADMIN_KEY, APPLICATION_ID, openSearchService, type SearchService } from '../support/searchService.ts';

const LIMITS = { records: 10, bytes: 1_000_000 };
const SILENT: PushProgress = { stage: () => undefined, done: () => undefined };

let service: SearchService;
beforeEach(async () => {
  service = await openSearchService();
});
afterEach(() => service.close());

interface Pushed {
  folder: string;
  records: readonly SearchRecord[];
  key?: string;
  indexName?: string;
  synonyms?: Record<string, string[]>;
  progress?: PushProgress;
  /** Wraps the service for the push. */
  wrap?: (service: PushService) => PushService;
}

/** Reads records as the engine does. */
const reading = (records: readonly SearchRecord[]) => () => Readable.from(records) as AsyncIterable<SearchRecord>;

/** Pushes the records, without delays between retries. */
async function push({ folder, records: given, wrap = (own) => own, ...options }: Pushed): Promise<PushResult> {
  const { key = ADMIN_KEY, indexName = 'larkspur', synonyms = {}, progress = SILENT } = options;
  const records = reading(given);
  const target = { applicationId: APPLICATION_ID, indexName, synonyms, language: 'en' };
  const plan = await planPush(records, target, LIMITS);
  const access = { applicationId: APPLICATION_ID, key, host: service.origin };
  const own = wrap(openPushService(access, { waits: [1, 1] }));
  return pushRecords(
    { plan, target, limits: LIMITS, service: own, records, stateFile: pushStateFile(folder) },
    progress
  );
}

function batchSizes(): number[] {
  return service.requests
    .filter(({ call }) => call === 'batch')
    .map(({ body }) => (body as { requests: unknown[] }).requests.length);
}

function liveIds(indexName = 'larkspur'): string[] {
  return [...(service.indexes.get(indexName)?.records.keys() ?? [])];
}

describe('pushRecords', () => {
  it('replaces records, settings and synonyms of the live index', async () => {
    const folder = await temporaryFolder();
    service.indexes.set('larkspur', { records: new Map([['old', { objectID: 'old' }]]), settings: {}, synonyms: [] });
    const records = searchRecords(25);
    const result = await push({ folder, records, synonyms: { knob: ['dial', 'turning wheel'] } });
    expect(result).toEqual({ resumedAfter: 0, leftBehind: null });
    expect(batchSizes()).toEqual([10, 10, 5]);
    expect([...service.indexes.keys()]).toEqual(['larkspur']);
    expect(liveIds()).toEqual(records.map(({ id }) => id));
    expect(service.indexes.get('larkspur')).toMatchObject({
      settings: indexSettings('en'),
      synonyms: [{ type: 'onewaysynonym', input: 'knob', synonyms: ['dial', 'turning wheel'] }]
    });
    await expect(readFile(pushStateFile(folder))).rejects.toThrow();
  });

  it('does not touch the live index before all records are counted', async () => {
    const folder = await temporaryFolder();
    await push({ folder, records: searchRecords(3) });
    const calls = service.requests.map(({ call }) => call);
    expect(calls.indexOf('operation')).toBeGreaterThan(calls.lastIndexOf('query'));
    const beforeMove = service.requests.slice(0, calls.indexOf('operation'));
    expect(new Set(beforeMove.map(({ index }) => index)).has('larkspur')).toBe(false);
  });

  it('counts all passages of a page, although search results show one of them', async () => {
    const passage = searchRecord({ kind: 'text', title: 'Use' });
    const records = ['a', 'b', 'c'].map((id) => ({ ...passage, id }));
    await push({ folder: await temporaryFolder(), records });
    expect(liveIds()).toEqual(['a', 'b', 'c']);
  });

  it('reports progress', async () => {
    const told: (string | number)[] = [];
    const progress: PushProgress = { stage: (name) => told.push(name), done: (count) => told.push(count) };
    await push({ folder: await temporaryFolder(), records: searchRecords(25), progress });
    expect(told).toEqual([
      ...['Prepare the index', 'Send records', 0, 10, 20, 25],
      ...['Wait for the service', 'Replace the live index']
    ]);
  });

  it('resumes after the last confirmed batch if the connection was lost', async () => {
    const folder = await temporaryFolder();
    const records = searchRecords(45);
    service.fail({ on: 'batch', after: 2, cut: true });
    await expect(push({ folder, records })).rejects.toThrow(/can't be reached at http:.*goes on after the last batch/);
    expect(service.indexes.has('larkspur')).toBe(false);

    service.recover();
    service.requests.length = 0;
    await expect(push({ folder, records })).resolves.toEqual({ resumedAfter: 20, leftBehind: null });
    expect(batchSizes()).toEqual([10, 10, 5]);
    expect(liveIds()).toEqual(records.map(({ id }) => id));
  });

  it('starts over if the service lost confirmed records', async () => {
    const folder = await temporaryFolder();
    const records = searchRecords(25);
    service.fail({ on: 'batch', after: 1, cut: true });
    await expect(push({ folder, records })).rejects.toThrow();
    service.recover();
    service.indexes.clear();
    service.fail({ on: 'task', status: 404, times: 1 });
    await expect(push({ folder, records })).resolves.toMatchObject({ resumedAfter: 0 });
    expect(liveIds()).toHaveLength(25);
  });

  it('starts over with other records, and deletes the temporary index of the earlier push', async () => {
    const folder = await temporaryFolder();
    service.fail({ on: 'batch', after: 1, cut: true });
    await expect(push({ folder, records: searchRecords(25) })).rejects.toThrow();
    service.recover();
    await expect(push({ folder, records: searchRecords(15) })).resolves.toEqual({
      resumedAfter: 0,
      leftBehind: null
    });
    expect([...service.indexes.keys()]).toEqual(['larkspur']);
    expect(liveIds()).toHaveLength(15);
  });

  it('reports a temporary index that it could not delete', async () => {
    const folder = await temporaryFolder();
    service.fail({ on: 'batch', after: 1, cut: true });
    await expect(push({ folder, records: searchRecords(25) })).rejects.toThrow();
    service.recover();
    service.fail({ on: 'delete', status: 403, times: 1 });
    const { leftBehind } = await push({ folder, records: searchRecords(15) });
    expect(leftBehind).toMatch(/^larkspur_[\da-f]{12}$/);
  });

  it('ignores corrupt state', async () => {
    const folder = await temporaryFolder();
    await writeFile(pushStateFile(folder), '{"confirmed":');
    await expect(push({ folder, records: searchRecords(5) })).resolves.toMatchObject({ resumedAfter: 0 });
  });

  it('retries after a single failure', async () => {
    service.fail({ on: 'settings', status: 500, times: 1 });
    service.fail({ on: 'batch', status: 500, times: 2 });
    service.fail({ on: 'batch', status: 429, times: 1, headers: { 'retry-after': '1' } });
    service.fail({ on: 'operation', cut: true, times: 1 });
    await push({ folder: await temporaryFolder(), records: searchRecords(12) });
    expect(batchSizes()).toEqual([10, 10, 10, 10, 2]);
    expect(liveIds()).toHaveLength(12);
  });

  it('leaves the live index unchanged if records are missing, and starts over afterwards', async () => {
    const folder = await temporaryFolder();
    const records = searchRecords(25);
    service.indexes.set('larkspur', { records: new Map([['old', {}]]), settings: {}, synonyms: [] });
    // Confirms the second batch, but does not store it.
    service.fail({ on: 'batch', after: 1, times: 1, body: { taskID: 0, objectIDs: [] } });
    await expect(push({ folder, records })).rejects.toThrow(/holds 15 of 25 records; larkspur is as it was/);
    expect(liveIds()).toEqual(['old']);
    await expect(push({ folder, records })).resolves.toMatchObject({ resumedAfter: 0 });
    expect(liveIds()).toHaveLength(25);
  });

  it('detects records that change during the push', async () => {
    const folder = await temporaryFolder();
    const records = searchRecords(5);
    const wrap = (own: PushService): PushService => ({
      ...own,
      async create(...args) {
        const task = await own.create(...args);
        records.pop();
        return task;
      }
    });
    await expect(push({ folder, records, wrap })).rejects.toThrow(/changed while they were sent/);
  });

  it.each([
    [
      'a wrong key',
      { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } },
      /refuses the key \(403\).*PATTERNBOOK_SEARCH_KEY must hold a key of the application LARKSPUR01/
    ],
    [
      'a used-up quota',
      { status: 403, body: { message: 'Record quota exceeded.', status: 403 } },
      /quota is used up: Record quota exceeded/
    ],
    ['a service that is down', { status: 503 }, /can't be reached/],
    [
      'a rejected record',
      { status: 400, body: { message: `No, ${ADMIN_KEY}!`, status: 400 } },
      /failed \(400\): No, …!/
    ],
    ['an answer that is not JSON', { body: '<html>' }, /The search service failed: /]
  ])('explains %s', async (_, failure, message) => {
    service.fail({ on: 'batch', ...failure });
    const failed = push({ folder: await temporaryFolder(), records: searchRecords(5) });
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.not.toThrow(ADMIN_KEY);
  });
});

describe('planPush', () => {
  const target = { applicationId: APPLICATION_ID, indexName: 'larkspur', synonyms: {}, language: 'en' };

  it('counts the records to push', async () => {
    const records = [...searchRecords(24), searchRecord({ id: 'long', kind: 'text', text: 'turn '.repeat(5000) })];
    const plan = await planPush(reading(records), target, LIMITS);
    expect(plan).toMatchObject({ records: 25, batches: 3, shortened: 1 });
    expect(plan.bytes).toBeGreaterThan(15_000);
    expect(plan.temporaryIndex).toBe(`larkspur_${plan.hash.slice(0, 12)}`);
  });

  it('hashes records, settings, synonyms and target', async () => {
    const hashOf = async (records: SearchRecord[], to = target): Promise<string> =>
      (await planPush(reading(records), to, LIMITS)).hash;
    const hash = await hashOf(searchRecords(5));
    await expect(hashOf(searchRecords(5))).resolves.toBe(hash);
    const others = [
      await hashOf(searchRecords(6)),
      await hashOf(searchRecords(5).reverse()),
      await hashOf(searchRecords(5), { ...target, indexName: 'other' }),
      await hashOf(searchRecords(5), { ...target, applicationId: 'OTHER' }),
      await hashOf(searchRecords(5), { ...target, synonyms: { knob: ['dial'] } }),
      await hashOf(searchRecords(5), { ...target, language: 'de' })
    ];
    expect(new Set([hash, ...others]).size).toBe(7);
  });
});
