import { z } from 'zod';

import { address } from './site.ts';

/** A service that counts visits. Without it nothing is loaded and nothing is sent (requirement 7.11). */
export const analyticsSchema = z.strictObject({
  /** Name of the site at the service, passed with each page view. */
  id: z.string().min(1),
  /** Global function that takes the events: `tag('event', name, fields)`. */
  tag: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a global function')
    .default('gtag'),
  /** Global list in which calls wait for the service's script, which defines none of them itself. */
  queue: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a global variable')
    .default('dataLayer'),
  /** The service's script; left out where the host's pages already hold it. */
  script: z.union([address, z.url()]).optional(),
  /** Origins that the script sends to. */
  origins: z.array(z.url()).default([])
});

/** The part of the configuration that the browser gets to see. */
export type AnalyticsSettings = Omit<z.output<typeof analyticsSchema>, 'origins'>;

/** A survey that readers reach from every page (requirements 2.7.10 and 7.9). */
export const feedbackSchema = z.strictObject({
  /** Web address of the survey. It must allow to be embedded. */
  url: z.url(),
  /** Name of the survey, for screen readers. */
  title: z.string().min(1)
});

export type FeedbackSettings = z.output<typeof feedbackSchema>;

/** The banner that is shown until the reader closes it (requirement 4.8). */
export const cookiesSchema = z.strictObject({
  /** What the site stores in the reader's browser, and what it sends: one or two sentences, true for `analytics` too. */
  text: z.string().min(1),
  /** Where readers find out more. */
  statement: z.strictObject({ title: z.string().min(1), url: z.url() })
});

export type CookieSettings = z.output<typeof cookiesSchema>;

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

/** What of other origins the search makes browsers use. */
interface SearchOrigins {
  scripts: string[];
  connections: string[];
}

/** Origins for the site's security policy; none where the search is the site's own. */
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

/** The hosts that the service's client asks, one after the other until one answers; in lower case, as origins are. */
function serviceHosts(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  const spares = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...spares];
}

/** A regular expression. */
const pattern = z.string().refine(isPattern, 'must be a regular expression');

/** How an example becomes a project of its own (requirement 7.7). */
export const sandboxSchema = z.strictObject({
  /** Address that takes CodeSandbox's form field `parameters`; without it, there is no such button. */
  codeSandbox: z.url().optional(),
  /** Address that takes StackBlitz's form fields `project[…]`; without it, there is no such button. */
  stackBlitz: z.url().optional(),
  /** Where files of packages are served, for fonts and sheets of projects that install nothing. */
  packageFiles: z.url().default('https://unpkg.com'),
  /** Style sheets (module specifiers) that a program needs beside `styles.base` where its code fits a pattern. */
  sheets: z.array(z.strictObject({ pattern, sheet: z.string() })).default([]),
  /** Style sheets (module specifiers) of examples that are markup; without them, those of `styles.base`. */
  markupSheets: z.array(z.string()).default([]),
  /**
   * Where a package works only with older versions of what it depends on than it asks for:
   * package -> dependency -> range.
   */
  overrides: z.record(z.string(), z.record(z.string(), z.string())).default({})
});

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
