import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';

import { searchSchema, searchOrigins } from '../../../src/core/config/services.ts';

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
