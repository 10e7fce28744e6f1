import { z } from 'zod';

/** One-way synonyms: a query for the key also finds the words in its list. */
const synonyms = z.record(z.string().min(1), z.array(z.string().min(1)).min(1)).default({});

/** Search provider (requirement 7.4). */
export const searchSchema = z
  .discriminatedUnion('provider', [
    z.strictObject({
      /** Built-in index, which every build creates. */
      provider: z.literal('builtIn'),
      synonyms
    }),
    z.strictObject({
      /** Algolia; `patternbook push-search` uploads the records. The built-in index is the fallback. */
      provider: z.literal('algolia'),
      applicationId: z.string().regex(/^\w+$/),
      /** Search-only API key; it is public. */
      publicKey: z.string().min(1),
      /** The product's slug by default. */
      indexName: z.string().min(1).optional(),
      /** URL of the service's browser client; by default, the site serves the client itself. */
      clientScript: z.url().optional(),
      /** Origin that replaces the service's own for queries and uploads, e.g. a proxy. */
      host: z.url().optional(),
      synonyms
    })
  ])
  .prefault({ provider: 'builtIn' });

export type SearchConfig = z.output<typeof searchSchema>;

/** Returns the name of the hosted search index, by default the product's slug (requirement 7.4). */
export function hostedIndexName(search: { indexName?: string | undefined }, productSlug: string): string {
  return search.indexName ?? productSlug;
}

/** Search configuration for the browser; part of every document, so it has to be small. */
export type SearchSettings =
  | { provider: 'builtIn' }
  | {
      provider: 'algolia';
      applicationId: string;
      publicKey: string;
      indexName: string;
      /** Address of the service's client, a script on this site or another. */
      clientScript: string;
      /** Origin that replaces the service's own, or null. */
      host: string | null;
    };

/** The hosted service's client for browsers. */
const CLIENT = 'algoliasearch/dist/lite/builds/browser.umd.js';

/**
 * Returns the browser settings of the configured search (requirement 7.4).
 * @param productSlug default name of the hosted index
 * @param publish makes the site serve a file of a package, and returns its address
 */
export function searchSettings(
  search: SearchConfig,
  productSlug: string,
  publish: (specifier: string) => string
): SearchSettings {
  if (search.provider === 'builtIn') {
    return { provider: 'builtIn' };
  }
  const { applicationId, publicKey, clientScript = publish(CLIENT), host = null } = search;
  const indexName = hostedIndexName(search, productSlug);
  return { provider: 'algolia', applicationId, publicKey, indexName, clientScript, host };
}

/** External origins that the search connects to. */
interface SearchOrigins {
  scripts: string[];
  connections: string[];
}

/** Returns the origins that the search needs in the content security policy; none for the built-in index. */
export function searchOrigins(search: SearchConfig): SearchOrigins {
  if (search.provider === 'builtIn') {
    return { scripts: [], connections: [] };
  }
  const { applicationId, clientScript, host } = search;
  return {
    scripts: clientScript === undefined ? [] : [new URL(clientScript).origin],
    connections: host === undefined ? serviceHosts(applicationId) : [new URL(host).origin]
  };
}

/** Hosts that the service's client tries in turn; in lower case, as in origins. */
function serviceHosts(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  const spares = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...spares];
}
