import { describe, expect, it } from 'vitest';
import { sampleTests } from '../testing/sampleTests.ts';

const LIST = `Listing tests:
  [browser] › page/a.test.ts:1:1 › one
  [browser] › page/a.test.ts:2:1 › a group › two
  [browser] › page/a.test.ts:3:1 › three
  [browser] › page/b.test.ts:1:1 › only
  [browser] › live/hostile/c.test.ts:1:1 › loop
  [browser] › live/hostile/c.test.ts:1:1 › flood
Total: 6 tests in 3 files
`;

const titles = (turn: number): string[] => sampleTests(LIST, 3, turn).map((line) => line.split(' › ').at(-1) ?? '');

describe('the browser tests of a commit', () => {
  it('are part of each file, and all of those about hostile programs', () => {
    expect(titles(0)).toEqual(['one', 'only', 'loop', 'flood']);
    expect(titles(1)).toEqual(['two', 'only', 'loop', 'flood']);
  });

  it('are all tests over as many commits as there are parts', () => {
    const all = new Set([0, 1, 2].flatMap(titles));
    expect([...all].sort()).toEqual(['flood', 'loop', 'one', 'only', 'three', 'two']);
  });

  it('are lines of the list', () => {
    expect(sampleTests(LIST, 3, 1)[0]).toBe('[browser] › page/a.test.ts:2:1 › a group › two');
    expect(sampleTests('Error: no tests', 3, 1)).toEqual([]);
  });
});
