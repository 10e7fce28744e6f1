import { z } from 'zod';

import type { HostedSearch, SearchedProduct } from '../hostedSearch.ts';
import { origin } from './site.ts';

/** One-way synonyms: a query for the key also finds the words in its list. */
const synonyms = z.record(z.string().min(1), z.array(z.string().min(1)).min(1)).default({});

const functionOf = <Type>() => z.custom<Type>((value) => typeof value === 'function', 'must be a function');

const hostedSchema = z.strictObject({
  name: z.string().min(1),
  browserModule: z.custom<URL>(
    (value) => value instanceof URL && value.protocol === 'file:',
    'must be the URL of a file, such as new URL("./browser.js", import.meta.url)'
  ),
  settings: functionOf<HostedSearch['settings']>(),
  origins: z.strictObject({ scripts: z.array(origin).optional(), connections: z.array(origin).optional() }).optional(),
  push: functionOf<NonNullable<HostedSearch['push']>>().optional()
});

/** The site's own index, or a service that a package knows. */
const providerSchema = z.custom<'builtIn' | HostedSearch>().superRefine((value: unknown, context) => {
  if (value === 'builtIn') {
    return;
  }
  if (typeof value !== 'object' || value === null) {
    context.addIssue({
      code: 'custom',
      message:
        'must be "builtIn", or a search that a package makes, such as algolia({ … }) of @patternbook/search-algolia'
    });
    return;
  }
  for (const { path, message } of hostedSchema.safeParse(value).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
});

/** Search provider (requirement 7.4). */
export const searchSchema = z
  .strictObject({
    /** The site's own index, which every build creates; or a hosted service, which the index stands in for. */
    provider: providerSchema.default('builtIn'),
    synonyms
  })
  .prefault({});

export type SearchConfig = z.output<typeof searchSchema>;

/** What scripts in the browser need of a hosted search. */
export interface BrowserSearch {
  /** URL of its module. */
  module: string;
  settings: unknown;
}

/** Returns the configured hosted search for browsers (requirement 7.4); null for the built-in index. */
export function browserSearch({ provider }: SearchConfig, { name, slug }: SearchedProduct): BrowserSearch | null {
  return provider === 'builtIn'
    ? null
    : { module: provider.browserModule.href, settings: provider.settings({ name, slug }) ?? null };
}

/** External origins that the search connects to. */
interface SearchOrigins {
  scripts: readonly string[];
  connections: readonly string[];
}

/** Returns the origins that the search needs in the content security policy; none for the built-in index. */
export function searchOrigins({ provider }: SearchConfig): SearchOrigins {
  const { scripts = [], connections = [] } = provider === 'builtIn' ? {} : (provider.origins ?? {});
  return { scripts, connections };
}
