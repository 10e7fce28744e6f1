import { setTimeout as delay } from 'node:timers/promises';
import { algoliasearch } from 'algoliasearch';
import { UserError } from 'patternbook';

import { serviceHost } from '../serviceHost.ts';
import type { ServiceRecord } from '../serviceRecord.ts';
import { batchRequest } from './batches.ts';
import { indexSettings, toSynonyms } from './indexSettings.ts';

/** Thrown when records can't be sent; the message contains the reason and a remedy, but never the key. */
export class PushError extends UserError {
  override name = 'PushError';
}

/** Application and credentials. */
interface ServiceAccess {
  applicationId: string;
  /** API key with write access. */
  key: string;
  /** Origin to use instead of the service's own hosts; null for the service's own. */
  host: string | null;
}

/** Operations of a push. Every call rejects with a PushError on a permanent failure of the service. */
export interface PushService {
  /** Creates an empty index with the settings for a language, and the synonyms. @returns the task to wait for */
  create(index: string, language: string, synonyms: Readonly<Record<string, readonly string[]>>): Promise<number>;
  /** Sends records. @returns the task that writes them; tasks of an index run in order */
  send(index: string, records: readonly ServiceRecord[]): Promise<number>;
  /** Waits until a task is done; returns at once if the index no longer exists. */
  settle(index: string, task: number): Promise<void>;
  /** Counts the records in an index; null if there is no such index. Polls while there are fewer than wanted. */
  count(index: string, wanted: number): Promise<number | null>;
  /** Replaces an index by another, atomically for searches. */
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
      // Counts all records instead of one per group, and keeps the query out of the service's analytics.
      const searchParams = { query: '', hitsPerPage: 0, distinct: false, analytics: false };
      return orNullIfMissing(async () => (await client.searchSingleIndex({ indexName, searchParams })).nbHits ?? 0);
    });

  return {
    async create(indexName, language, synonyms) {
      const { taskID } = await ask(() => client.setSettings({ indexName, indexSettings: indexSettings(language) }));
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
        // Hosts that answer searches may lag behind the host that writes.
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
      // No need to wait: tasks of an index run in order.
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
  /** Origin to use instead of the service's own hosts; null for the service's own. */
  host: string | null;
  /** Redacted from all messages. */
  key: string;
}

const GOES_ON = 'Run the command again: it goes on after the last batch that the service confirmed.';

/** Converts a failure of the service to an error with explanation and remedy. */
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

/** Milliseconds before each retry after a transient failure. */
const WAITS_MS = [1000, 3000, 9000] as const;

/** Retry policy for calls to the service. */
interface Persistence {
  /** Milliseconds before each retry. */
  waits: readonly number[];
}

const PERSISTENCE: Persistence = { waits: WAITS_MS };

/**
 * Calls the service, and retries after transient failures of the service or the network. The service's client itself
 * tries each of its hosts once if one is unreachable, times out or responds with a 5xx status, and makes three attempts
 * with waits if there are too many requests (429); a retry starts all of that over.
 * @throws (rejects) the error of the last attempt, or the first permanent error
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

/** Whether no host of the service responded, or all of them with a 5xx status. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/** Returns the HTTP status of an error; null if it has none. */
function statusOf(error: unknown): number | null {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : null;
  return typeof status === 'number' ? status : null;
}
