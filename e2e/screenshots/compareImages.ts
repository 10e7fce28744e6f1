import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How different a pixel's colour may be, of 1; edges of letters differ from machine to machine. */
const COLOR_TOLERANCE = 0.2;

export interface Comparison {
  /** Share of the pixels that differ, 0 to 1; 1 for pictures of different sizes. */
  difference: number;
  /** PNG picture that marks them, or null for pictures of different sizes. */
  marked: Buffer | null;
}

/** Compares two PNG pictures. */
export function compareImages(expected: Buffer, actual: Buffer): Comparison {
  const before = PNG.sync.read(expected);
  const after = PNG.sync.read(actual);
  const { width, height } = before;
  if (after.width !== width || after.height !== height) {
    return { difference: 1, marked: null };
  }
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, marked.data, width, height, { threshold: COLOR_TOLERANCE });
  return { difference: pixels / (width * height), marked: PNG.sync.write(marked) };
}
