import { describe, expect, it } from 'vitest';

import { packSmall } from '../../../src/tools/illustrations/packSmall.ts';

/** Packs to the more bytes the better it is. */
function packer(bytesAtBest: number) {
  const qualities: number[] = [];
  const pack = (quality: number): Promise<Buffer> => {
    qualities.push(quality);
    return Promise.resolve(Buffer.alloc(Math.round(bytesAtBest * quality)));
  };
  return { pack, qualities };
}

describe('packSmall', () => {
  it('loses nothing where that is small enough', async () => {
    const { pack, qualities } = packer(100);
    expect(await packSmall(pack, 100)).toHaveLength(100);
    expect(qualities).toEqual([1]);
  });

  it('takes the best that is', async () => {
    const { pack, qualities } = packer(120);
    expect((await packSmall(pack, 100)).length).toBeLessThanOrEqual(100);
    expect(qualities.slice(0, -1).every((quality) => 120 * quality > 100)).toBe(true);
  });

  it('says by how much a picture is too big', async () => {
    await expect(packSmall(packer(1000).pack, 100)).rejects.toThrow(/has 500 bytes, 100 are allowed/);
  });
});
