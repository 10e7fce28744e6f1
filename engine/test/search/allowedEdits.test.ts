import { expect, it } from 'vitest';

import { allowedEdits } from '../../src/search/builtIn/allowedEdits.ts';

it('letters are typos, other numbers are not', () => {
  expect(['table', '2026', '10.1.0'].map(allowedEdits)).toEqual([2, 0, 0]);
});
