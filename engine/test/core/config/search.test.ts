import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

import { browserSearch, searchOrigins, searchSchema } from '../../../src/core/config/search.ts';
import type { HostedSearch } from '../../../src/core/hostedSearch.ts';

const BUILT_IN = searchSchema.parse(undefined);
const PRODUCT = { name: 'Larkspur', slug: 'larkspur' };

function hosted(changes: Partial<Record<keyof HostedSearch, unknown>> = {}): unknown {
  return {
    provider: {
      name: 'Echo',
      browserModule: pathToFileURL('/echo/browser.js'),
      settings: ({ slug }: { slug: string }) => ({ index: slug }),
      ...changes
    }
  };
}

/** Returns the problems of a configuration: `path: message`. */
function problemsOf(search: unknown): string[] {
  return (searchSchema.safeParse(search).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`
  );
}

describe('the configuration of the search', () => {
  it('is the built-in search by default', () => {
    expect(BUILT_IN).toEqual({ provider: 'builtIn', synonyms: {} });
    expect(searchSchema.parse({ synonyms: { knob: ['dial'] } })).toEqual({
      provider: 'builtIn',
      synonyms: { knob: ['dial'] }
    });
  });

  it('takes what a package makes, as it is', () => {
    const search = hosted();
    expect(searchSchema.parse(search)).toEqual({ ...(search as object), synonyms: {} });
  });

  it.each([
    [{ provider: 'acme' }, /^provider: must be "builtIn", or a search that a package makes/],
    [hosted({ name: '' }), /^provider\.name: /],
    [hosted({ browserModule: '/echo/browser.js' }), /^provider\.browserModule: must be the URL of a file/],
    [
      hosted({ browserModule: new URL('https://cdn.example/b.js') }),
      /^provider\.browserModule: must be the URL of a file/
    ],
    [hosted({ settings: {} }), /^provider\.settings: must be a function/],
    [
      hosted({ origins: { connections: ['https://a.example/'] } }),
      /^provider\.origins\.connections\.0: must be an origin/
    ]
  ])('explains what is wrong with %j', (search, message) => {
    expect(problemsOf(search)).toEqual([expect.stringMatching(message)]);
  });
});

describe('searchOrigins', () => {
  it('is empty for the built-in search, and for a service on the same origin', () => {
    expect(searchOrigins(BUILT_IN)).toEqual({ scripts: [], connections: [] });
    expect(searchOrigins(searchSchema.parse(hosted()))).toEqual({ scripts: [], connections: [] });
  });

  it('has those of the hosted search', () => {
    const origins = { scripts: ['https://cdn.example'], connections: ['https://search.example'] };
    expect(searchOrigins(searchSchema.parse(hosted({ origins })))).toEqual(origins);
  });
});

describe('browserSearch', () => {
  it('is nothing for the built-in search', () => {
    expect(browserSearch(BUILT_IN, PRODUCT)).toBeNull();
  });

  it('has the module and the settings for the product', () => {
    expect(browserSearch(searchSchema.parse(hosted()), PRODUCT)).toEqual({
      module: pathToFileURL('/echo/browser.js').href,
      settings: { index: 'larkspur' }
    });
  });
});
