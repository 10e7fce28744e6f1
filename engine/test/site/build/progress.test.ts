import { describe, expect, it } from 'vitest';

import { recordStages } from '../../../src/site/build/progress.ts';

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('recordStages', () => {
  it('measures each stage until the next starts or the build ends', () => {
    const { progress, finish } = recordStages({ stage: () => undefined, done: () => undefined });
    progress.stage('Read');
    work(20);
    progress.stage('Write');
    const [read, write, ...others] = finish();
    expect(others).toEqual([]);
    expect(read?.name).toBe('Read');
    expect(read?.seconds).toBeGreaterThanOrEqual(0.02);
    expect(read?.cpuSeconds).toBeGreaterThan(0);
    expect(write?.name).toBe('Write');
    expect(write?.seconds).toBeLessThan(read?.seconds ?? 0);
  });

  it('passes on progress, and reports no stages for a build without work', () => {
    const told: unknown[] = [];
    const { progress, finish } = recordStages({
      stage: (name, total) => told.push([name, total]),
      done: (count) => told.push(count)
    });
    expect(finish()).toEqual([]);
    progress.stage('Read', 2);
    progress.done(1);
    expect(told).toEqual([['Read', 2], 1]);
  });
});
