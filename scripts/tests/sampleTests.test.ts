import { describe, expect, it } from 'vitest';
import { sampleTests } from '../testing/sampleTests.ts';

const lineOf = (file: string, index: number): string => `[browser] › ${file}:${index + 1}:1 › a group › test ${index}`;
const linesOf = (file: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => lineOf(file, index));

const ORDINARY = [...linesOf('page/a.test.ts', 20), ...linesOf('search/b.test.ts', 12)];
const HOSTILE = linesOf('live/hostile/c.test.ts', 6);
const LIST = ['Listing tests:', ...ORDINARY, ...HOSTILE, 'Total: 38 tests in 3 files']
  .map((line) => `  ${line}`)
  .join('\n');

describe('the browser tests of a commit', () => {
  it('are an eighth, and half of those with hostile programs', () => {
    const sample = sampleTests(LIST, 3);
    expect(sample.filter((line) => ORDINARY.includes(line))).toHaveLength(4);
    expect(sample.filter((line) => HOSTILE.includes(line))).toHaveLength(3);
  });

  it('are all tests over eight commits', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((turn) => sampleTests(LIST, turn));
    expect(new Set(all)).toEqual(new Set([...ORDINARY, ...HOSTILE]));
  });

  it('are lines of the list, of each folder', () => {
    const sample = sampleTests(LIST, 1);
    expect(sample.slice(0, 2)).toEqual([lineOf('page/a.test.ts', 1), lineOf('page/a.test.ts', 9)]);
    expect(sample.some((line) => line.includes('search/'))).toBe(true);
    expect(sampleTests('Error: no tests', 3)).toEqual([]);
  });
});
