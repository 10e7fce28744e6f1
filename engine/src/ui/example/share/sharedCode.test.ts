import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type SharedCode, decodeShared, encodeShared, sharedSlug } from './sharedCode.ts';

const BASIC: SharedCode = { slug: 'basic-1.2', lang: 'ts', code: 'export const Knob = () => <b>ü 🎛</b>;\n' };

const sharedCode = fc.record({
  slug: fc.stringMatching(/^[a-z0-9.~-]{1,20}$/),
  lang: fc.constantFrom('js', 'ts', 'html'),
  code: fc.string({ unit: 'binary', maxLength: 400 })
});

describe('code in the fragment of an address', () => {
  it('comes back as it was, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(sharedCode, async (shared) => {
        const fragment = await encodeShared(shared);
        expect(new URL(fragment, 'https://acme.example/knob').hash).toBe(fragment);
        expect(await decodeShared(fragment)).toEqual(shared);
        expect(sharedSlug(fragment)).toBe(shared.slug);
      })
    );
  });

  it('is nothing at all, rather than something else, when it is cut off or damaged', async () => {
    const fragment = await encodeShared(BASIC);
    for (let length = '#code=basic-1.2.ts.'.length; length < fragment.length; length += 1) {
      const cut = await decodeShared(fragment.slice(0, length));
      expect(cut).toBeNull();
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
        const decoded = await decodeShared(`#code=basic.ts.${text}`);
        expect(decoded === null || typeof decoded.code === 'string').toBe(true);
      })
    );
  });

  it.each([
    '',
    '#code=',
    '#basic',
    '#code=basic',
    '#code=basic.exe.AAAA',
    '#code=BASIC.ts.AAAA',
    '#code=%E0%A4%A.ts.AA'
  ])('is not in %j', async (fragment) => {
    expect(await decodeShared(fragment)).toBeNull();
  });

  it('names its example, also where that ends like a language', async () => {
    expect(sharedSlug(await encodeShared({ ...BASIC, slug: 'convert.js-2' }))).toBe('convert.js-2');
  });

  it('still names its example when it is damaged', () => {
    expect(sharedSlug('#code=basic-1.2.ts.!!')).toBe('basic-1.2');
    expect(sharedSlug('#code=basic')).toBe('basic');
    expect(sharedSlug('#code=<img>')).toBeNull();
  });

  it('is not taken from longer fragments than the site makes', async () => {
    const noise = Array.from({ length: 8192 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');
    const fragment = await encodeShared({ ...BASIC, code: noise });
    expect(fragment.length).toBeGreaterThan(8192);
    expect(await decodeShared(fragment)).toBeNull();
  });

  it('is not unpacked without end', async () => {
    const fragment = await encodeShared({ ...BASIC, code: 'a'.repeat(4_000_000) });
    expect(fragment.length).toBeLessThan(8192);
    expect(await decodeShared(fragment)).toBeNull();
  });
});
