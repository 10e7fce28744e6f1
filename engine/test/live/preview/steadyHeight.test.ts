import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';

import { steadyHeight } from '../../../src/live/preview/steadyHeight.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const applied: number[] = [];
  const ended = new AbortController();
  return { applied, ended, set: steadyHeight((height) => applied.push(height), ended.signal) };
}

/** Reports heights one after the other. */
function report(set: (height: number) => void, heights: readonly number[], everyMs: number): void {
  for (const height of heights) {
    set(height);
    vi.advanceTimersByTime(everyMs);
  }
}

describe('the height of a preview', () => {
  it('grows at once, and shrinks after a rest', () => {
    const { applied, set } = start();
    set(100);
    set(300);
    expect(applied).toEqual([100, 300]);
    set(200);
    vi.advanceTimersByTime(300);
    expect(applied).toEqual([100, 300]);
    vi.advanceTimersByTime(200);
    expect(applied).toEqual([100, 300, 200]);
  });

  it('stays while it dances', () => {
    const { applied, set } = start();
    report(
      set,
      Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 500 : 100)),
      20
    );
    expect(applied).toEqual([500]);
  });

  it('changes a few times a second at most, whatever is reported, and ends at the last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 32, max: 4000 }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 50 }),
        (heights, everyMs) => {
          const { applied, set } = start();
          report(set, heights, everyMs);
          expect(applied.length).toBeLessThanOrEqual(6 + (heights.length * everyMs) / 300);
          vi.advanceTimersByTime(2000);
          expect(applied.at(-1)).toBe(heights.at(-1));
        }
      )
    );
  });

  it('changes no more once the preview is closed', () => {
    const { applied, ended, set } = start();
    report(set, [500, 100], 10);
    ended.abort();
    set(900);
    vi.advanceTimersByTime(2000);
    expect(applied).toEqual([500]);
  });
});
