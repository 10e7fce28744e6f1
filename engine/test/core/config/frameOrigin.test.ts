import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { frameHosting } from '../../../src/core/config/site.ts';
import { foreignOrigins } from '../../../src/site/documents/siteHead.ts';

const PRODUCT = { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' };

const resolve = (origin: string | null, url?: string) =>
  resolveConfig(
    {
      product: url === undefined ? PRODUCT : { ...PRODUCT, url },
      sections: [{ slug: 'parts', title: 'Parts' }],
      ...(origin === null ? {} : { frame: { origin } })
    },
    'site.config.ts'
  );

describe('frame.origin', () => {
  it("is the origin of the frame for pages on the site's origin", () => {
    expect(frameHosting(resolve('https://acme-examples.example', 'https://acme.example/'))).toEqual({
      frameOrigin: 'https://acme-examples.example',
      pageOrigin: 'https://acme.example'
    });
    expect(frameHosting(resolve(null, 'https://acme.example'))).toBeNull();
  });

  it('is the only origin added to the policy of pages, in frame-src', () => {
    const without = foreignOrigins(resolve(null, 'https://acme.example'));
    const frames = ['https://acme-examples.example'];
    expect(foreignOrigins(resolve('https://acme-examples.example', 'https://acme.example'))).toEqual({
      ...without,
      frames
    });
  });

  it.each([
    'acme-examples.example',
    '//acme-examples.example',
    'https://acme-examples.example/',
    'https://acme-examples.example/frames',
    'https://acme-examples.example?',
    'https://reader@acme-examples.example',
    'https://ACME-examples.example',
    'https://acme-examples.example:443',
    'ftp://acme-examples.example',
    'data:text/html,',
    "https://a.example; script-src 'unsafe-inline'",
    ''
  ])('rejects "%s", which is not an origin', (origin) => {
    expect(() => resolve(origin, 'https://acme.example')).toThrow('frame.origin: must be an origin: scheme and host');
  });

  it('rejects the origin of the pages', () => {
    expect(() => resolve('https://acme.example', 'https://acme.example/docs')).toThrow(
      'frame.origin: must be another origin than that of `product.url`'
    );
  });

  it('requires the address of the pages', () => {
    expect(() => resolve('https://acme-examples.example')).toThrow('frame.origin: needs `product.url`');
  });

  it('rejects http in https pages, except on localhost, which browsers trust', () => {
    expect(() => resolve('http://acme-examples.example', 'https://acme.example')).toThrow(
      'frame.origin: must use https'
    );
    expect(() => resolve('http://127.0.0.1.evil.example', 'https://acme.example')).toThrow('must use https');
    expect(resolve('http://127.0.0.1:8080', 'https://acme.example').frame?.origin).toBe('http://127.0.0.1:8080');
    expect(resolve('http://acme-examples.example', 'http://acme.example').frame).toBeDefined();
  });
});
