import { describe, expect, it } from 'vitest';
import { sampleTests } from '../testing/sampleTests.ts';

const lineOf = (file: string, index: number): string => `[browser] › ${file}:${index + 1}:1 › a group › test ${index}`;
const linesOf = (file: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => lineOf(file, index));

const ORDINARY = [...linesOf('page/a.test.ts', 40), ...linesOf('search/b.test.ts', 56)];
const CLAIMS = linesOf('claims/claims.test.ts', 8);
const HOSTILE = linesOf('live/hostile/c.test.ts', 32);
const LIST = ['Listing tests:', ...CLAIMS, ...ORDINARY, ...HOSTILE, 'Total: 136 tests in 4 files']
  .map((line) => `  ${line}`)
  .join('\n');

describe('the browser tests of a commit', () => {
  it('are a thirty-second, a sixteenth of hostile programs, and all claims', () => {
    const sample = sampleTests(LIST, 3);
    expect(sample.filter((line) => ORDINARY.includes(line))).toHaveLength(3);
    expect(sample.filter((line) => HOSTILE.includes(line))).toHaveLength(2);
    expect(sample.filter((line) => CLAIMS.includes(line))).toEqual(CLAIMS);
  });

  it('are all tests over thirty-two commits', () => {
    const all = Array.from({ length: 32 }).flatMap((_, turn) => sampleTests(LIST, turn));
    expect(new Set(all)).toEqual(new Set([...CLAIMS, ...ORDINARY, ...HOSTILE]));
  });

  it('are lines of the list, of each folder', () => {
    const sample = sampleTests(LIST, 1);
    expect(sample.slice(8, 10)).toEqual([lineOf('page/a.test.ts', 1), lineOf('page/a.test.ts', 33)]);
    expect(sample.some((line) => line.includes('search/'))).toBe(true);
    expect(sampleTests('Error: no tests', 3)).toEqual([]);
  });
});
