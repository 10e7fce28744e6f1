import { z } from 'zod';

/** Words for the same thing: who asks for the first finds the others too. */
const synonyms = z.record(z.string().min(1), z.array(z.string().min(1)).min(1)).default({});

/** Where readers' questions are answered (requirement 7.4). */
export const searchSchema = z
  .discriminatedUnion('provider', [
    z.strictObject({
      /** The site's own index, which every build makes. */
      provider: z.literal('builtIn'),
      synonyms
    }),
    z.strictObject({
      /** Algolia; `patternbook push-search` sends it what there is to find. The built-in index stands in for it. */
      provider: z.literal('algolia'),
      applicationId: z.string().regex(/^\w+$/),
      /** Key that may search and nothing else; every reader can see it. */
      publicKey: z.string().min(1),
      /** By default the product's slug. */
      indexName: z.string().min(1).optional(),
      /** Web address of the service's client for browsers; by default the site serves it itself. */
      clientScript: z.url().optional(),
      /** Origin to ask, and to send records to, in place of the service's own, e.g. of a proxy. */
      host: z.url().optional(),
      synonyms
    })
  ])
  .prefault({ provider: 'builtIn' });

export type SearchConfig = z.output<typeof searchSchema>;

/** The index that a hosted service answers from: by default it is named as the product (requirement 7.4). */
export function hostedIndexName(search: { indexName?: string | undefined }, productSlug: string): string {
  return search.indexName ?? productSlug;
}
