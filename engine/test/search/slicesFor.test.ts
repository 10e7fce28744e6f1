import { expect, it } from 'vitest';

import { slicesFor } from '../../src/search/builtIn/slicesFor.ts';

it.each<[string, string[], string[]?]>([
  ['button', ['pages']],
  ['how do I sort a table', ['pages']],
  ['isInline', ['pages', 'props'], ['examples']],
  ['--acme-button--Color', ['pages', 'css-variables', 'tokens']],
  ['acme-t-color', ['pages', 'css-variables', 'tokens']],
  ['AngleDownIcon', ['pages', 'icons']],
  ['icons', ['pages', 'icons']],
  ['color token', ['pages', 'tokens']],
  ['props of the knob', ['pages', 'props']]
])('“%s” is looked for in %s', (query, first, later = []) => {
  expect(slicesFor({ query, kinds: [] })).toEqual({ first, later });
});

it('looks where the reader says', () => {
  expect(slicesFor({ query: 'button', kinds: ['icon', 'example'] }).first).toEqual(['pages', 'examples', 'icons']);
  expect(slicesFor({ query: '--button', kinds: ['prop'] }).first).toEqual(['props']);
  expect(slicesFor({ query: 'button', kinds: ['text'] })).toEqual({ first: [], later: [] });
});
