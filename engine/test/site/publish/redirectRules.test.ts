import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatRedirectRules, parseRedirectRules } from '../../../src/site/publish/redirectRules.ts';

describe('redirect rules', () => {
  it('are lines of from, to and status', () => {
    expect(formatRedirectRules([{ from: '/old/*', to: '/new/:splat' }])).toBe('/old/* /new/:splat 301\n');
  });

  it('survive being written and read, spaces and letters of any script included', () => {
    const address = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !text.includes('%') && !/[\ud800-\udfff]/u.test(text));
    const redirect = fc.record({ from: address.map((text) => `/${text}`), to: address.map((text) => `/${text}`) });
    fc.assert(
      fc.property(fc.array(redirect), (redirects) => {
        expect(parseRedirectRules(formatRedirectRules(redirects))).toEqual(redirects);
      })
    );
  });

  it('are read around lines that are none', () => {
    const text = '# moved in May\n\n/a /b 301\n/c\n/% /d 301\n/e /%E0%A4%A 301\nhttps://old.example/* /f 301\n';
    expect(parseRedirectRules(text)).toEqual([{ from: '/a', to: '/b' }]);
  });

  it('are written and read without an error, whatever they are', () => {
    const redirect = fc.record({ from: fc.string({ unit: 'binary' }), to: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(fc.array(redirect), fc.string({ unit: 'binary' }), (redirects, text) => {
        expect(
          parseRedirectRules(formatRedirectRules([...redirects, { from: '/\ud800', to: '/\udfff' }]))
        ).toBeDefined();
        expect(parseRedirectRules(text)).toBeDefined();
      })
    );
  });
});
