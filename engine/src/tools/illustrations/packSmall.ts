/** From nothing lost to what is still clear at half the size. */
const QUALITIES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/**
 * Packs a picture as well as a limit allows.
 * @param pack packs it at a quality, up to 1
 * @param maxBytes the limit
 * @throws Error when it is too big at any quality that is good enough
 */
export async function packSmall(pack: (quality: number) => Promise<Buffer>, maxBytes: number): Promise<Buffer> {
  let smallest = Infinity;
  for (const quality of QUALITIES) {
    const packed = await pack(quality);
    if (packed.length <= maxBytes) {
      return packed;
    }
    smallest = Math.min(smallest, packed.length);
  }
  throw new Error(
    `its picture has ${smallest} bytes, ${maxBytes} are allowed: show less of it with "clip", or another example`
  );
}
