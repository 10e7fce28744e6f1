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
  it('is where the frame is, for pages of the origin of the site', () => {
    expect(frameHosting(resolve('https://acme-examples.example', 'https://acme.example/docs/'))).toEqual({
      frameOrigin: 'https://acme-examples.example',
      pageOrigin: 'https://acme.example'
    });
    expect(frameHosting(resolve(null, 'https://acme.example'))).toBeNull();
  });

  it('is the one origin that it adds to the policy of pages, as one to frame', () => {
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
  ])('refuses "%s", which is no origin', (origin) => {
    expect(() => resolve(origin, 'https://acme.example')).toThrow('frame.origin: must be an origin: scheme and host');
  });

  it('refuses the origin of the pages', () => {
    expect(() => resolve('https://acme.example', 'https://acme.example/docs')).toThrow(
      'frame.origin: must be another origin than that of `product.url`'
    );
  });

  it('needs the address of the pages', () => {
    expect(() => resolve('https://acme-examples.example')).toThrow('frame.origin: needs `product.url`');
  });

  it('refuses http in https pages, but on this computer, which browsers trust', () => {
    expect(() => resolve('http://acme-examples.example', 'https://acme.example')).toThrow(
      'frame.origin: must use https'
    );
    expect(() => resolve('http://127.0.0.1.evil.example', 'https://acme.example')).toThrow('must use https');
    expect(resolve('http://127.0.0.1:8080', 'https://acme.example').frame?.origin).toBe('http://127.0.0.1:8080');
    expect(resolve('http://acme-examples.example', 'http://acme.example').frame).toBeDefined();
  });
});
