import { describe, expect, it } from 'vitest';

import { encodeWithinLimit, fitBox } from '../../../src/tools/chromium/imageProcessing.ts';

/** Encoder stub whose size grows with the quality. */
function packer(bytesAtBest: number) {
  const qualities: number[] = [];
  const pack = (quality: number): Promise<Buffer> => {
    qualities.push(quality);
    return Promise.resolve(Buffer.alloc(Math.round(bytesAtBest * quality)));
  };
  return { pack, qualities };
}

describe('encodeWithinLimit', () => {
  it('is lossless if that is small enough', async () => {
    const { pack, qualities } = packer(100);
    expect(await encodeWithinLimit(pack, 100)).toHaveLength(100);
    expect(qualities).toEqual([1]);
  });

  it('uses the highest quality within the limit', async () => {
    const { pack, qualities } = packer(120);
    expect((await encodeWithinLimit(pack, 100)).length).toBeLessThanOrEqual(100);
    expect(qualities.slice(0, -1).every((quality) => 120 * quality > 100)).toBe(true);
  });

  it('reports by how much an image exceeds the limit', async () => {
    await expect(encodeWithinLimit(packer(1000).pack, 100)).rejects.toThrow(/has 500 bytes, 100 are allowed/);
  });
});

const PLACE = { canvas: { width: 500, height: 300 }, padding: 50, maxScale: 1 };

describe('fitBox', () => {
  it('centers small boxes without enlarging them', () => {
    expect(fitBox({ width: 100, height: 20 }, PLACE)).toEqual({ x: 200, y: 140, width: 100, height: 20 });
  });

  it('fits wide boxes to the width', () => {
    expect(fitBox({ width: 800, height: 100 }, PLACE)).toEqual({ x: 50, y: 125, width: 400, height: 50 });
  });

  it('fits tall boxes to the height', () => {
    expect(fitBox({ width: 100, height: 400 }, PLACE)).toEqual({ x: 225, y: 50, width: 50, height: 200 });
  });

  it('keeps at least a pixel of a line', () => {
    expect(fitBox({ width: 8000, height: 1 }, PLACE)).toMatchObject({ width: 400, height: 1 });
  });
});
