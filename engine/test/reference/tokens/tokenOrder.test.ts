import { expect, test } from 'vitest';

import { compareTokenNames } from '../../../src/reference/tokens/tokenOrder.ts';

const sorted = (...names: string[]): string[] => names.toSorted(compareTokenNames);

test('the state without interaction comes before hover and clicked, and a family before the families in it', () => {
  expect(
    sorted(
      '--a--action--plain--alt--default',
      '--a--action--plain--clicked',
      '--a--action--plain--default',
      '--a--action--plain--hover',
      '--a--action--plain--alt--clicked',
      '--a--action--default'
    )
  ).toEqual([
    '--a--action--default',
    '--a--action--plain--default',
    '--a--action--plain--hover',
    '--a--action--plain--clicked',
    '--a--action--plain--alt--default',
    '--a--action--plain--alt--clicked'
  ]);
});

test('sizes grow, and numbers are numbers', () => {
  expect(sorted('--s--xl', '--s--2xl', '--s--md', '--s--xs', '--s--lg', '--s--sm')).toEqual(
    ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((size) => `--s--${size}`)
  );
  expect(sorted('--c--100', '--c--20', '--c--300')).toEqual(['--c--20', '--c--100', '--c--300']);
});

test('is an order: the same for names in any sequence, with states, sizes, and words mixed', () => {
  const names = ['lg', 'none', 'sm', 'default', 'hover', 'large-print', 'disabled', 'disabled--10', 'a', 'a--b', '2xl'];
  const expected = sorted(...names);
  for (let turn = 0; turn < names.length; turn += 1) {
    expect(sorted(...names.slice(turn), ...names.slice(0, turn).toReversed())).toEqual(expected);
  }
  expect(new Set(expected)).toEqual(new Set(names));
});
