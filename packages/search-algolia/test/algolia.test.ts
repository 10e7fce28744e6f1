import { readFileSync } from 'node:fs';
import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';

import { algolia } from '../src/algolia.ts';

const OPTIONS = { applicationId: 'Larkspur01', publicKey: 'key' };
const PRODUCT = { name: 'Larkspur', slug: 'larkspur' };
const ELSEWHERE = {
  ...OPTIONS,
  host: 'https://search.larkspur.example/service',
  clientScript: 'https://cdn.example/client@5/script.js'
};

describe('the origins', () => {
  it("are the hosts of the service's client", () => {
    const { transporter } = liteClient(OPTIONS.applicationId, OPTIONS.publicKey);
    const asked = transporter.hosts.filter(({ accept }) => accept !== 'write');
    const origins = asked.map(({ protocol, url }) => new URL(`${protocol}://${url}`).origin);
    const { scripts, connections } = algolia(OPTIONS).origins ?? {};
    expect(scripts).toEqual([]);
    expect(connections?.toSorted()).toEqual(origins.toSorted());
  });

  it('are those of the configured host and script instead', () => {
    expect(algolia(ELSEWHERE).origins).toEqual({
      scripts: ['https://cdn.example'],
      connections: ['https://search.larkspur.example']
    });
  });
});

describe('the settings for browsers', () => {
  it('name the index after the product', () => {
    expect(algolia(OPTIONS).settings(PRODUCT)).toEqual({
      ...OPTIONS,
      indexName: 'larkspur',
      clientScript: null,
      host: null
    });
  });

  it('have what is configured instead', () => {
    expect(algolia({ ...ELSEWHERE, indexName: 'docs' }).settings(PRODUCT)).toEqual({ ...ELSEWHERE, indexName: 'docs' });
  });
});

it('has a module for browsers', () => {
  expect(readFileSync(algolia(OPTIONS).browserModule, 'utf8')).toContain('export default open;');
});

it.each([
  [{ ...OPTIONS, applicationId: 'a b' }, /must be letters and digits\s+→ at applicationId/],
  [{ ...OPTIONS, host: 'search.example' }, /→ at host/],
  [{ ...OPTIONS, index: 'docs' }, /"index"/],
  [{ applicationId: 'A' }, /→ at publicKey/]
])('explains the invalid options %j', (options, message) => {
  expect(() => algolia(options as typeof OPTIONS)).toThrow(message);
});
