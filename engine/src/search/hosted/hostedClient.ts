import type { LiteClient, liteClient, SearchQuery } from 'algoliasearch/lite';

import type { SearchSettings } from '../searchProvider.ts';
import { serviceHost } from './serviceHost.ts';
import { SEARCH_ATTACH_RETRY_MS } from '../../core/constants.ts';
import { delay } from '../delay.ts';

export type HostedSettings = Extract<SearchSettings, { provider: 'algolia' }>;

/** As much of the service's client as searching takes. */
export interface HostedClient {
  /** Sends queries in one request. @returns whatever the service answers, unchecked */
  search(queries: SearchQuery[]): Promise<unknown>;
  /** Drops answers that are kept for the same queries. */
  forget(): Promise<void>;
}

/** The global variable that the client's script defines. */
export const CLIENT_GLOBAL = 'algoliasearch/lite';

/** Opens the service's client; null as long as its script has not run, and where what it left is no such client. */
export function openHostedClient(settings: HostedSettings): HostedClient | null {
  const client = createClient(settings);
  return (
    client && {
      search: (queries) => client.search({ requests: queries }),
      forget: () => client.clearCache()
    }
  );
}

function createClient({ applicationId, publicKey, host }: HostedSettings): LiteClient | null {
  const create = clientFactory();
  try {
    const client = create?.(applicationId, publicKey, {
      hostsCache: createHostMemory(),
      ...(host === null ? {} : { hosts: [serviceHost(host)] })
    });
    return client ?? null;
  } catch {
    return null;
  }
}

function clientFactory(): typeof liteClient | null {
  const library: unknown = Reflect.get(globalThis, CLIENT_GLOBAL);
  if (typeof library !== 'object' || library === null) {
    return null;
  }
  const create: unknown = Reflect.get(library, 'liteClient');
  return typeof create === 'function' ? (create as typeof liteClient) : null;
}

/** Looks for the client go on this often after the last request, so that nothing runs on while nobody searches. */
const ATTACH_ATTEMPTS = 5;

/**
 * Waits for the service's client (requirement 7.5).
 * @returns a function to call with every request: it starts to look for the client, or makes the looking last longer,
 *   every SEARCH_ATTACH_RETRY_MS; what it returns resolves with the client, at once where it is there, or with null
 *   after ATTACH_ATTEMPTS looks in vain since the last call
 */
export function attachClient(settings: HostedSettings): () => Promise<HostedClient | null> {
  const script = createClientScript(settings.clientScript);
  let client: HostedClient | null = null;
  let attempts = 0;
  let looking: Promise<HostedClient | null> | null = null;

  const look = async (): Promise<HostedClient | null> => {
    client = openHostedClient(settings);
    while (!client && attempts < ATTACH_ATTEMPTS) {
      attempts += 1;
      const next = delay(SEARCH_ATTACH_RETRY_MS);
      await Promise.race([script.load(), next]);
      client = openHostedClient(settings);
      if (!client) {
        await next;
        client = openHostedClient(settings);
      }
    }
    looking = null;
    return client;
  };

  return () => {
    attempts = 0;
    return client ? Promise.resolve(client) : (looking ??= look());
  };
}

/** The script element of the service's client. */
interface ClientScript {
  /**
   * Puts the element into the document, unless it is there and still loading.
   * @returns resolves when the script has run; stays open when it can't be loaded, and the next call tries again
   */
  load(): Promise<void>;
}

/** @param address of the script, on the site or elsewhere */
function createClientScript(address: string): ClientScript {
  let loading: Promise<void> | null = null;

  const insert = (): Promise<void> =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      const remove = (): void => {
        script.remove();
        loading = null;
      };
      script.async = true;
      script.addEventListener('error', remove);
      script.addEventListener('load', () => {
        remove();
        resolve();
      });
      script.src = address;
      document.head.append(script);
    });

  return { load: () => (loading ??= insert()) };
}

type HostMemory = LiteClient['transporter']['hostsCache'];

/**
 * Remembers for the visit which of the service's hosts answer. The client's own memory would be the browser's storage,
 * in which nothing is to be left without need.
 */
function createHostMemory(): HostMemory {
  const hosts = new Map<string, unknown>();
  return {
    async get<T>(key: Record<string, unknown> | string, initial: () => Promise<T>): Promise<T> {
      const name = JSON.stringify(key);
      // Nothing but `set` and `initial` fills an entry, both with what the key stands for.
      return hosts.has(name) ? (hosts.get(name) as T) : await initial();
    },
    set(key, value) {
      hosts.set(JSON.stringify(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      hosts.delete(JSON.stringify(key));
      return Promise.resolve();
    },
    clear() {
      hosts.clear();
      return Promise.resolve();
    }
  };
}
