import { expect, it } from 'vitest';

import { formatDate } from '../../src/core/formatDate.ts';

it('formats a date alike in every time zone', () => {
  expect(formatDate('2026-08-03')).toBe('August 3, 2026');
  expect(formatDate('2024-02-29')).toBe('February 29, 2024');
});
