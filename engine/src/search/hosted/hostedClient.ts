import type { LiteClient, SearchQuery, liteClient } from 'algoliasearch/lite';

import type { SearchSettings } from '../searchProvider.ts';
import { createHostMemory } from './hostMemory.ts';
import { serviceHost } from './serviceHost.ts';

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
