import { expect, it } from 'vitest';

import { workerCount } from '../../../src/examples/render/workerCount.ts';

const GIGABYTE = 2 ** 30;

it('is limited by cores and by memory', () => {
  expect(workerCount(4, 24 * GIGABYTE)).toBe(4);
  expect(workerCount(16, 2 * GIGABYTE)).toBe(5);
  expect(workerCount(2, 0)).toBe(1);
  expect(workerCount()).toBeGreaterThan(0);
});
