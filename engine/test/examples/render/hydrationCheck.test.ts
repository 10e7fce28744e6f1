import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  firstDifference,
  hasNumberedClasses,
  normalizeIds,
  withoutIds
} from '../../../src/examples/render/worker/hydrationCheck.ts';

describe('withoutIds', () => {
  it('removes ids and references to them only', () => {
    const html =
      '<a id="a" href="#a" title="a" aria-labelledby="a b" data-id="a"></a><path clip-path="url(#a)" href="/x#a"></path>';
    expect(withoutIds(html)).toBe(
      '<a id="" href="#" title="a" aria-labelledby=" " data-id="a"></a><path clip-path="url(#)" href="/x#a"></path>'
    );
  });
});

describe('normalizeIds', () => {
  it('consistently renames ids that the other render lacks', () => {
    const first = '<a id="n1" href="#n2"></a><b id="fixed" aria-owns="n2 fixed n1" style="mask:url(#n2)"></b>';
    const other = '<a id="n3" href="#n4"></a><b id="fixed" aria-owns="n4 fixed n3" style="mask:url(#n4)"></b>';
    expect(normalizeIds(first, other, 'x')).toBe(
      '<a id="x-1" href="#x-2"></a><b id="fixed" aria-owns="x-2 fixed x-1" style="mask:url(#x-2)"></b>'
    );
  });

  it('produces the same HTML for renders that differ only in counters', () => {
    const render = (start: number, count: number): string =>
      Array.from({ length: count }, (_, n) => `<i id="c${start + n}"></i><i for="c${start + n}"></i>`).join('');
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(20), (a, b, count) => {
        const first = normalizeIds(render(a, count), render(a + count, count), 'x');
        return first === normalizeIds(render(b, count), render(b + count, count), 'x');
      })
    );
  });

  it('removes the numbers of numbered classes', () => {
    expect(normalizeIds('<i class="a title-0-2-17 icon-d3-0-2-30 b-12"></i>', '', 'x')).toBe(
      '<i class="a title icon b-12"></i>'
    );
  });
});

describe('hasNumberedClasses', () => {
  it('checks class names only', () => {
    expect(hasNumberedClasses('<i class="a b-0-2-17"></i>')).toBe(true);
    expect(hasNumberedClasses('<i class="m-12-3 a--b" title="a-0-2-17">a-0-2-17</i>')).toBe(false);
  });
});

describe('firstDifference', () => {
  it('is null for equal texts', () => {
    expect(firstDifference('same', 'same')).toBeNull();
  });

  it('shows both texts around the difference', () => {
    expect(firstDifference('<p>10:30</p>', '<p>21:47</p>')).toBe('"<p>10:30</p>" or "<p>21:47</p>"');
  });

  it('finds a text that is a prefix of the other', () => {
    expect(firstDifference('ab', 'abc')).toBe('"ab" or "abc"');
  });
});
