import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnchorNamer } from '../../src/core/anchors.ts';
import { buildToc } from '../../src/content/pieces.ts';
import { parsePage } from './support/parsePage.ts';

const headings = fc.array(
  fc.record({ text: fc.constantFrom('A', 'B', 'A 0', 'a-0'), id: fc.string(), level: fc.integer({ min: 1, max: 6 }) })
);

describe('buildToc', () => {
  it('nests level 3 in level 2, and omits deeper levels', () => {
    const { toc } = parsePage('### Zero\n\n# One\n\n## Two\n\n### Three\n\n#### Four\n\n### Five\n\n```html\n<p>\n```');
    expect(toc).toEqual([
      [{ text: 'Zero', id: 'zero' }],
      { text: 'One', id: 'one' },
      { text: 'Two', id: 'two' },
      [
        { text: 'Three', id: 'three' },
        { text: 'Five', id: 'five' }
      ]
    ]);
  });

  it('contains every heading down to level 3 once, in order', () => {
    fc.assert(
      fc.property(headings, (list) => {
        const expected = list.filter(({ level }) => level <= 3).map(({ text, id }) => ({ text, id }));
        expect(buildToc(list).flat()).toEqual(expected);
      })
    );
  });

  it('never has two consecutive nested lists', () => {
    fc.assert(
      fc.property(headings, (list) => {
        const kinds = buildToc(list).map((entry) => Array.isArray(entry));
        expect(kinds.some((nested, index) => nested && kinds[index - 1] === true)).toBe(false);
      })
    );
  });
});

describe('createAnchorNamer', () => {
  it('never returns an anchor twice, or a reserved one', () => {
    const texts = fc.array(fc.constantFrom('A', 'a', 'A 0', 'a-0', 'A-0-0', '?', ''));
    fc.assert(
      fc.property(texts, fc.uniqueArray(fc.constantFrom('a', 'a-0', 'a-1')), (list, reserved) => {
        const anchors = [...reserved, ...list.map(createAnchorNamer(reserved))];
        expect(new Set(anchors).size).toBe(anchors.length);
      })
    );
  });
});
