import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { identifierPrefix } from '../../src/core/identifierPrefix.ts';

describe('identifierPrefix', () => {
  it('is part of ids in published pages, so it must not change', () => {
    expect(identifierPrefix('basic')).toMatchInlineSnapshot(`"x1g0fgd"`);
  });

  it('can start an id selector for any slug', () => {
    fc.assert(fc.property(fc.string(), (slug) => /^[a-z][a-z0-9]*$/.test(identifierPrefix(slug))));
  });

  it('is unique for each example of a page', () => {
    const slugs = Array.from({ length: 2000 }, (_, index) => `example-${index}`);
    expect(new Set(slugs.map((slug) => identifierPrefix(slug))).size).toBe(slugs.length);
  });
});
