import type { LiteClient, liteClient, SearchQuery } from 'algoliasearch/lite';

import { serviceHost } from '../serviceHost.ts';
import type { AlgoliaSettings } from '../settings.ts';
import { delay } from './delay.ts';

export interface HostedSettings extends AlgoliaSettings {
  /** Address of the service's client, a script on this site or another. */
  clientScript: string;
}

/** Time between two looks for the client (requirement 7.5), and the least time after a failed request. */
export const SEARCH_ATTACH_RETRY_MS = 1000;

/** Used part of the service client's API. */
export interface HostedClient {
  /** Sends queries in one request. @returns the unvalidated answer */
  search(queries: SearchQuery[]): Promise<unknown>;
  /** Clears the client's response cache. */
  clearCache(): Promise<void>;
}

/** Global variable that the client's script defines. */
export const CLIENT_GLOBAL = 'algoliasearch/lite';

/** Creates the service's client; returns null before its script has run, or if the global isn't a valid client. */
export function openHostedClient(settings: HostedSettings): HostedClient | null {
  const client = createClient(settings);
  return (
    client && {
      search: (queries) => client.search({ requests: queries }),
      clearCache: () => client.clearCache()
    }
  );
}

function createClient({ applicationId, publicKey, host }: HostedSettings): LiteClient | null {
  const create = clientFactory();
  try {
    const client = create?.(applicationId, publicKey, {
      hostsCache: createHostsCache(),
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

/** How long a request waits for the client. The client may still attach later. */
const REQUEST_PATIENCE_MS = 5 * SEARCH_ATTACH_RETRY_MS;

/**
 * Waits for the service's client (requirement 7.5).
 * @returns a function to call with every request. The first call starts to look for the client every
 *   SEARCH_ATTACH_RETRY_MS until it is present. The promise resolves to the client as soon as that is available, or to
 *   null after REQUEST_PATIENCE_MS, so that the request can be answered without it.
 */
export function attachClient(settings: HostedSettings): () => Promise<HostedClient | null> {
  const script = createClientScript(settings.clientScript);
  let client: HostedClient | null = null;
  let polling: Promise<HostedClient> | null = null;

  const poll = async (): Promise<HostedClient> => {
    client = openHostedClient(settings);
    while (!client) {
      const next = delay(SEARCH_ATTACH_RETRY_MS);
      await Promise.race([script.load(), next]);
      client = openHostedClient(settings);
      if (!client) {
        await next;
        client = openHostedClient(settings);
      }
    }
    return client;
  };

  return () => {
    polling ??= poll();
    return client ? Promise.resolve(client) : Promise.race([polling, delay(REQUEST_PATIENCE_MS).then(() => null)]);
  };
}

/** Script element of the service's client. */
interface ClientScript {
  /**
   * Adds the element to the document, unless it is already loading.
   * @returns resolves when the script has run; stays pending if it can't be loaded, in which case the next call retries
   */
  load(): Promise<void>;
}

/** @param address of the script, on this site or another */
function createClientScript(address: string): ClientScript {
  let loading: Promise<void> | null = null;

  const insert = (): Promise<void> =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      const showLoader = hideAmdLoader();
      const remove = (): void => {
        showLoader();
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

/**
 * Hides the AMD loader that a package of the page may have left (`define.amd`): the script would register there instead
 * of defining its global.
 * @returns a function that shows the loader again
 */
function hideAmdLoader(): () => void {
  const loader: unknown = Reflect.get(globalThis, 'define');
  const amd: unknown = typeof loader === 'function' ? Reflect.get(loader, 'amd') : undefined;
  if (typeof loader !== 'function' || amd === undefined) {
    return () => undefined;
  }
  Reflect.set(loader, 'amd', undefined);
  return () => void Reflect.set(loader, 'amd', amd);
}

type HostsCache = LiteClient['transporter']['hostsCache'];

/**
 * Creates an in-memory cache of the service's hosts that respond. The client would use `localStorage` by default, where
 * the site should store only what is necessary.
 */
function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  return {
    async get<T>(key: Record<string, unknown> | string, initial: () => Promise<T>): Promise<T> {
      const name = JSON.stringify(key);
      // The entry is of this type: only `set` and `initial` provide values for its key.
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
