import { setTimeout as delay } from 'node:timers/promises';
import { algoliasearch } from 'algoliasearch';

import { serviceHost } from '../../search/hosted/serviceHost.ts';
import type { ServiceRecord } from '../../search/hosted/serviceRecord.ts';
import { batchRequest } from './batches.ts';
import { INDEX_SETTINGS, toSynonyms } from './indexSettings.ts';

/** Records can't be sent; the message says why and what to do, and holds no key. */
export class PushError extends Error {
  override name = 'PushError';
}

/** Application and credentials. */
interface ServiceAccess {
  applicationId: string;
  /** Key that may write. */
  key: string;
  /** Origin to ask in place of the service's own; null for that. */
  host: string | null;
}

/** Operations of a push. Every call rejects with a PushError where the service fails for good. */
export interface PushService {
  /** Makes an empty index with the settings and synonyms. @returns the task to wait for */
  create(index: string, synonyms: Readonly<Record<string, readonly string[]>>): Promise<number>;
  /** Hands over records. @returns the task that writes them; tasks of an index are done in order */
  send(index: string, records: readonly ServiceRecord[]): Promise<number>;
  /** Waits until a task is done; an index that is gone has none. */
  settle(index: string, task: number): Promise<void>;
  /** Number of records in an index; null where there is no such index. Polls while there are fewer than wanted. */
  count(index: string, wanted: number): Promise<number | null>;
  /** Puts an index in the place of another, at once for everyone who searches. */
  replace(index: string, by: string): Promise<void>;
  /** Deletes an index, if there is one. */
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

export const KEY_VARIABLE = 'PATTERNBOOK_SEARCH_KEY';

interface Place {
  applicationId: string;
  /** Origin in place of the service's own; null for that. */
  host: string | null;
  /** Never to be shown, whatever a message says. */
  key: string;
}

const GOES_ON = 'Run the command again: it goes on after the last batch that the service confirmed.';

/** Explains a failure of the service and its remedy. */
function explainFailure(error: unknown, { applicationId, host, key }: Place): PushError {
  if (error instanceof PushError) {
    return error;
  }
  const said = asSentence((error instanceof Error ? error.message : String(error)).replaceAll(key, '…'));
  const status = statusOf(error);
  if (isUnreachable(error)) {
    const service = host ?? `the application ${applicationId}`;
    return new PushError(
      `The search service can't be reached at ${service}. Check the network and the configuration. ${GOES_ON}`
    );
  }
  if (status === 402 || /quota/i.test(said)) {
    return new PushError(`The search service's quota is used up: ${said} Delete indexes or change the plan.`);
  }
  if (status === 401 || status === 403) {
    return new PushError(
      `The search service refuses the key (${status}): ${said} ${KEY_VARIABLE} must hold a key of the application ` +
        `${applicationId} with the rights addObject, deleteIndex, editSettings and search.`
    );
  }
  if (status === 429) {
    return new PushError(`The search service takes no more requests for now (429): ${said} ${GOES_ON}`);
  }
  return new PushError(`The search service failed${status === null ? '' : ` (${status})`}: ${said} ${GOES_ON}`);
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Milliseconds before each further try of what failed for a reason that may pass. */
const WAITS_MS = [1000, 3000, 9000] as const;

/** Retry policy for calls to the service. */
interface Persistence {
  /** Milliseconds before each further try. */
  waits: readonly number[];
}

const PERSISTENCE: Persistence = { waits: WAITS_MS };

/**
 * Calls the service, and again where it or the network failed for the moment. The service's client itself tries each
 * of the service's hosts once where one can't be reached, takes too long or answers with a 5xx status, and waits and
 * tries three times where the service has too many requests (429); this starts all of that over.
 * @throws (rejects) what the last try threw, or the first that no further try can help
 */
export async function persist<T>(call: () => Promise<T>, { waits }: Persistence): Promise<T> {
  for (const wait of waits) {
    try {
      return await call();
    } catch (error) {
      if (!isTransient(error)) {
        throw error;
      }
      await delay(wait);
    }
  }
  return call();
}

function isTransient(error: unknown): boolean {
  return isUnreachable(error) || statusOf(error) === 429;
}

/** None of the service's hosts answered, or each with a 5xx status. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/** Status of the service's refusal; null where it gave none. */
function statusOf(error: unknown): number | null {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : null;
  return typeof status === 'number' ? status : null;
}
