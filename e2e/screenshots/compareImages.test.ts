import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compareImages } from './compareImages.ts';

/** A white picture with some black pixels at its beginning. */
function picture(width: number, height: number, black = 0): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < black; pixel += 1) {
    png.data.set([0, 0, 0], pixel * 4);
  }
  return PNG.sync.write(png);
}

test('tells the share of the pixels that differ', () => {
  expect(compareImages(picture(10, 10), picture(10, 10)).difference).toBe(0);
  const { difference, marked } = compareImages(picture(10, 10), picture(10, 10, 100));
  expect(difference).toBe(1);
  expect(marked && PNG.sync.read(marked).width).toBe(10);
});

test('calls pictures of different sizes different', () => {
  expect(compareImages(picture(10, 10), picture(10, 11))).toEqual({ difference: 1, marked: null });
});
