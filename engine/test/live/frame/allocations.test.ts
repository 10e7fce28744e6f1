import { afterEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';

import { countAllocations, MEMORY_LIMITS as LIMITS } from '../../../src/live/frame/allocations.ts';

const MEBIBYTE = 2 ** 20;
const MEMORY = 'more memory than previews can use';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Bytes of objects that are kept until the counter throws. */
function bytesUntilStopped(pieces: () => number): number {
  const { hold } = countAllocations(LIMITS);
  const kept: object[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const size = pieces();
      const piece = {};
      kept.push(piece);
      bytes += size;
      hold(piece, size);
    }
  } catch (error) {
    expect(String(error)).toContain(MEMORY);
  }
  return bytes;
}

describe('buffers that are kept', () => {
  it('are counted, whatever their sizes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 4096, max: 16 * MEBIBYTE }), { minLength: 1, maxLength: 5 }), (sizes) => {
        let index = 0;
        const bytes = bytesUntilStopped(() => sizes[(index += 1) % sizes.length] ?? 1);
        expect(bytes).toBeGreaterThan(400 * MEBIBYTE);
        expect(bytes).toBeLessThan(640 * MEBIBYTE);
      }),
      { numRuns: 30 }
    );
  });

  it('are refused before they are made', () => {
    const { check, hold } = countAllocations(LIMITS);
    expect(() => check(513 * MEBIBYTE)).toThrow(MEMORY);
    hold({}, 400 * MEBIBYTE);
    expect(() => check(200 * MEBIBYTE)).toThrow(MEMORY);
    expect(() => check(100 * MEBIBYTE)).not.toThrow();
  });
});

it('limits how fast long texts are made', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { spend } = countAllocations(LIMITS);
  const make = (): void => {
    for (let made = 0; made < 1000; made += 1) {
      spend(MEBIBYTE);
    }
  };
  expect(make).toThrow(MEMORY);
  now.mockReturnValue(60_000);
  expect(() => spend(100 * MEBIBYTE)).not.toThrow();
  for (let count = 0; count < 10_000; count += 1) {
    expect(() => spend(1000)).not.toThrow();
  }
});
