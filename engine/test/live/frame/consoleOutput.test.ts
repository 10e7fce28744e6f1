// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatValues } from '../../../src/live/frame/consoleOutput.ts';

it.each([
  [['plain', 'text'], 'plain text'],
  [['a number', 1, null, undefined, true], 'a number 1 null undefined true'],
  [[{ name: 'x', list: [1, 'two'] }], '{name: "x", list: [1, "two"]}'],
  [['Warning: %s in %s', 'a key', 'List', 'more'], 'Warning: a key in List more'],
  [['%cstyled', 'color: red'], 'styled'],
  [['100 %s'], '100 %s'],
  [[new TypeError('no')], 'TypeError: no'],
  [
    [
      function press(): number {
        return 1;
      }
    ],
    'ƒ press()'
  ],
  [[Symbol('s')], 'Symbol(s)']
])('formats %j as %j', (values, text) => {
  expect(formatValues(values as unknown[])).toBe(text);
});

it('truncates deep, long and broken values', () => {
  const round: Record<string, unknown> = {};
  round['self'] = round;
  expect(formatValues([round])).toBe('{self: {self: {self: …}}}');
  expect(formatValues([Array.from({ length: 50 }, (_, index) => index)])).toContain('19, …]');
  expect(formatValues(['x'.repeat(5000)])).toHaveLength(2001);
  expect(
    formatValues([
      {
        get broken(): never {
          throw new Error('never');
        }
      }
    ])
  ).toBe('{broken: (can’t be read)}');
});

it('formats any value', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (values) => {
      expect(typeof formatValues(values)).toBe('string');
    })
  );
});
