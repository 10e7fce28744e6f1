import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug } from '../../src/core/slug.ts';

describe('slug', () => {
  it.each([
    ['About us', 'about-us'],
    ['Pan & zoom', 'pan--zoom'],
    ['Help (v2)', 'help-v2'],
    ['Top/bottom', 'topbottom'],
    ['2xl  double', '2xl--double'],
    ['a.b~c_d', 'a.b~cd'],
    ['Ünïcode', 'ünïcode'],
    ['Größe', 'größe'],
    ['e\u0301tat', '\u00e9tat'],
    ['基本', '基本'],
    ['हिन्दी', 'हिन्दी'],
    ['✅\ufe0f Done 1\ufe0f\u20e3', '-done-1'],
    [' trailing index', 'trailing-index'],
    ['Z-index', 'z-index'],
    [' Index', ''],
    ['Mixed (static / editable), dynamic…', 'mixed-static--editable-dynamic']
  ])('converts %j to %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('contains letters, digits and URL-safe characters only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slug(text)).toMatch(/^[\p{L}\p{N}\p{M}.~-]*$/u);
      })
    );
  });

  it('does not change a slug', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(slug(slug(text))).toBe(slug(text));
      })
    );
  });

  it('gives words of letters and digits different slugs', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.toLowerCase().normalize('NFC'))
      .filter((text) => /^[\p{L}\p{N}]+$/u.test(text));
    fc.assert(
      fc.property(words, (word) => {
        expect(slug(word)).toBe(word === 'index' ? '' : word);
      })
    );
  });
});
