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
    ['Ünïcode', 'ncode'],
    [' trailing index', 'trailing-'],
    ['Mixed (static / editable), dynamic…', 'mixed-static--editable-dynamic']
  ])('converts %j to %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('contains URL-safe characters only', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[a-z0-9.~-]*$/.test(slug(text))));
  });

  it('does not change a slug, unless it ends in "index"', () => {
    const slugs = fc.stringMatching(/^[a-z0-9.~-]*$/).filter((text) => !text.endsWith('index'));
    fc.assert(fc.property(slugs, (text) => slug(text) === text));
  });
});
