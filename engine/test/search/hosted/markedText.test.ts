import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MARK_END, MARK_START, readMarkedText } from '../../../src/search/hosted/markedText.ts';

/** Writes `[` and `]` as marks. */
function marked(text: string): string {
  return text.replaceAll('[', MARK_START).replaceAll(']', MARK_END);
}

describe('readMarkedText', () => {
  it.each([
    ['no marks', []],
    [
      '[Dial] of a [dial]',
      [
        [0, 4],
        [10, 14]
      ]
    ],
    [
      '[Dial][s]',
      [
        [0, 4],
        [4, 5]
      ]
    ],
    ['[[Dial]]', [[0, 4]]],
    ['an [open end', []],
    ['an open] start [and more]', [[14, 22]]],
    ['nothing [] marked', []],
    ['', []]
  ])('reads %j', (text, matches) => {
    expect(readMarkedText(marked(text))).toEqual({ text: text.replaceAll(/[[\]]/g, ''), matches });
  });

  it('finds ranges within the text, in order, without overlaps, whatever it reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(MARK_START, MARK_END, 'a', '<b>', '😀', ' ') }), (text) => {
        const { text: plain, matches } = readMarkedText(text);
        expect(plain).toBe(text.replaceAll(MARK_START, '').replaceAll(MARK_END, ''));
        const places = matches.flat();
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(matches.every(([start, end]) => start < end && end <= plain.length)).toBe(true);
      })
    );
  });
});
