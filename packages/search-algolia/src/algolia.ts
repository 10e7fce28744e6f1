import { type HostedSearch, UserError } from 'patternbook';
import { z } from 'zod';

import { pushSearch } from './push/pushSearch.ts';
import type { AlgoliaSettings } from './settings.ts';

const optionsSchema = z.strictObject({
  applicationId: z.string().regex(/^\w+$/, 'must be letters and digits'),
  /** Search-only API key; it is public. */
  publicKey: z.string().min(1),
  /** The product's slug by default. */
  indexName: z.string().min(1).optional(),
  /** URL of the service's browser client; by default, the site serves the client itself. */
  clientScript: z.url().optional(),
  /** Origin that replaces the service's own for queries and records, e.g. a proxy. */
  host: z.url().optional()
});

export type AlgoliaOptions = z.input<typeof optionsSchema>;

/** The published package contains JavaScript instead of TypeScript. */
const BROWSER_MODULE = import.meta.filename.endsWith('.ts') ? './browser/open.ts' : './browser/open.js';

/**
 * Lets Algolia answer the search of a site: `search: { provider: algolia({ … }) }`. `patternbook push-search` sends it the
 * records of the last build. While it fails, the site's own index answers.
 * @throws UserError for invalid options
 */
export function algolia(options: AlgoliaOptions): HostedSearch {
  const { success, data, error } = optionsSchema.safeParse(options);
  if (!success) {
    throw new UserError(`The options of algolia() are not valid:\n${z.prettifyError(error)}`);
  }
  const { applicationId, publicKey, clientScript = null, host = null } = data;
  const indexName = (productSlug: string): string => data.indexName ?? productSlug;
  return {
    name: 'Algolia',
    browserModule: new URL(BROWSER_MODULE, import.meta.url),
    settings: ({ slug }): AlgoliaSettings => ({
      applicationId,
      publicKey,
      indexName: indexName(slug),
      clientScript,
      host
    }),
    origins: {
      scripts: clientScript === null ? [] : [new URL(clientScript).origin],
      connections: host === null ? serviceOrigins(applicationId) : [new URL(host).origin]
    },
    push: (input) => pushSearch(input, { applicationId, indexName: indexName(input.product.slug), host })
  };
}

/** Origins that the service's client tries in turn; in lower case, as origins are. */
function serviceOrigins(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  const spares = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...spares];
}
