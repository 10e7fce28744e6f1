import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatRedirectRules, parseRedirectRules } from '../../src/publish/redirectRules.ts';

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
});
