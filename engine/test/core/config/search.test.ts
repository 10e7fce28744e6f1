import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';

import { searchOrigins, searchSchema, searchSettings } from '../../../src/core/config/search.ts';

const HOSTED = { provider: 'algolia', applicationId: 'Larkspur01', publicKey: 'key' };

describe('searchOrigins', () => {
  it('is empty for the built-in search', () => {
    expect(searchOrigins(searchSchema.parse(undefined))).toEqual({ scripts: [], connections: [] });
  });

  it("has the hosts of the service's client", () => {
    const { transporter } = liteClient(HOSTED.applicationId, HOSTED.publicKey);
    const asked = transporter.hosts.filter(({ accept }) => accept !== 'write');
    const origins = asked.map(({ protocol, url }) => new URL(`${protocol}://${url}`).origin);
    const { scripts, connections } = searchOrigins(searchSchema.parse(HOSTED));
    expect(scripts).toEqual([]);
    expect(connections.toSorted()).toEqual(origins.toSorted());
  });

  it('has the configured host and script instead', () => {
    const search = {
      ...HOSTED,
      host: 'https://search.larkspur.example/service',
      clientScript: 'https://cdn.example/client@5/script.js'
    };
    expect(searchOrigins(searchSchema.parse(search))).toEqual({
      scripts: ['https://cdn.example'],
      connections: ['https://search.larkspur.example']
    });
  });
});

describe('searchSettings', () => {
  const settingsOf = (search: unknown, publish = (specifier: string) => `/assets/${specifier}`) =>
    searchSettings(searchSchema.parse(search), 'larkspur', publish);
  const forbidden = (): never => {
    throw new Error('Nothing is published.');
  };

  it('publishes nothing for the built-in search', () => {
    expect(settingsOf(undefined, forbidden)).toEqual({ provider: 'builtIn' });
  });

  it("publishes the service's client, and names the index after the product", () => {
    expect(settingsOf(HOSTED)).toEqual({
      ...HOSTED,
      indexName: 'larkspur',
      clientScript: '/assets/algoliasearch/dist/lite/builds/browser.umd.js',
      host: null
    });
  });

  it('has the configured client instead', () => {
    const clientScript = 'https://cdn.example/client@5/script.js';
    expect(settingsOf({ ...HOSTED, clientScript, indexName: 'docs' }, forbidden)).toMatchObject({
      clientScript,
      indexName: 'docs'
    });
  });
});
