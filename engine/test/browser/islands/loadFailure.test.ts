import { expect, it } from 'vitest';

import { isLoadFailure } from '../../../src/browser/islands/loadFailure.ts';

it.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/knob-1.js',
  'error loading dynamically imported module: https://example.org/assets/knob-1.js',
  'Importing a module script failed.'
])('knows how browsers say that a module could not be fetched: %s', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

it.each([new TypeError('x is not a function'), new Error('Importing a module script failed.'), 'text', null])(
  'leaves errors of modules themselves alone: %s',
  (error) => {
    expect(isLoadFailure(error)).toBe(false);
  }
);
