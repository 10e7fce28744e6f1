import { setTimeout as delay } from 'node:timers/promises';

import { algoliasearch } from 'algoliasearch';

import { serviceHost } from '../../search/hosted/serviceHost.ts';
import type { ServiceRecord } from '../../search/hosted/serviceRecord.ts';
import { batchRequest } from './batches.ts';
import { explainFailure } from './explainFailure.ts';
import { INDEX_SETTINGS } from './indexSettings.ts';
import { PERSISTENCE, type Persistence, persist, statusOf } from './persist.ts';
import { toSynonyms } from './toSynonyms.ts';

/** Which application, and how to get in. */
export interface ServiceAccess {
  applicationId: string;
  /** Key that may write. */
  key: string;
  /** Origin to ask in place of the service's own; null for that. */
  host: string | null;
}

/** What a push makes the service do. Every call rejects with a PushError where the service fails for good. */
export interface PushService {
  /** Makes an empty index with the settings and synonyms. @returns the task to wait for */
  create(index: string, synonyms: Readonly<Record<string, readonly string[]>>): Promise<number>;
  /** Hands over records. @returns the task that writes them; tasks of an index are done in order */
  send(index: string, records: readonly ServiceRecord[]): Promise<number>;
  /** Waits until a task is done; an index that is gone has none. */
  settle(index: string, task: number): Promise<void>;
  /** How many records an index holds; null where there is no such index. Looks again while there are fewer than wanted. */
  count(index: string, wanted: number): Promise<number | null>;
  /** Puts an index in the place of another, at once for everyone who searches. */
  replace(index: string, by: string): Promise<void>;
  /** Has an index deleted, if there is one. */
  remove(index: string): Promise<void>;
}

/** Opens the service for writing. */
export function openPushService(access: ServiceAccess, persistence: Persistence = PERSISTENCE): PushService {
  const { applicationId, key, host } = access;
  const client = algoliasearch(applicationId, key, host === null ? {} : { hosts: [serviceHost(host)] });

  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await persist(call, persistence);
    } catch (error) {
      throw explainFailure(error, access);
    }
  };
  const settle = async (indexName: string, taskID: number): Promise<void> => {
    await ask(() => orNullIfMissing(() => client.waitForTask({ indexName, taskID })));
  };
  const countOnce = (indexName: string): Promise<number | null> =>
    ask(async () => {
      // All records, not one of each group, and not as a question in the service's statistics.
      const searchParams = { query: '', hitsPerPage: 0, distinct: false, analytics: false };
      return orNullIfMissing(async () => (await client.searchSingleIndex({ indexName, searchParams })).nbHits ?? 0);
    });

  return {
    async create(indexName, synonyms) {
      const { taskID } = await ask(() => client.setSettings({ indexName, indexSettings: INDEX_SETTINGS }));
      const synonymHit = toSynonyms(synonyms);
      return synonymHit.length === 0
        ? taskID
        : (await ask(() => client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true }))).taskID;
    },
    async send(indexName, records) {
      return (await ask(() => client.batch({ indexName, batchWriteParams: batchRequest(records) }))).taskID;
    },
    settle,
    async count(indexName, wanted) {
      let count = await countOnce(indexName);
      for (const wait of persistence.waits) {
        if (count === null || count >= wanted) {
          break;
        }
        // Hosts that answer searches may lag behind the one that writes.
        await delay(wait);
        count = await countOnce(indexName);
      }
      return count;
    },
    async replace(destination, indexName) {
      const { taskID } = await ask(() =>
        client.operationIndex({ indexName, operationIndexParams: { operation: 'move', destination } })
      );
      await settle(indexName, taskID);
    },
    async remove(indexName) {
      // What is to be done with an index is done in order, so nothing has to wait for this.
      await ask(() => orNullIfMissing(() => client.deleteIndex({ indexName })));
    }
  };
}

async function orNullIfMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (statusOf(error) === 404) {
      return null;
    }
    throw error;
  }
}
