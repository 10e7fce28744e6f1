import { describe, expect, it } from 'vitest';
import { readImageSize } from '../../src/content/assets.ts';

const bytes = (...values: number[]): Buffer => Buffer.from(values);
const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const zeros = (count: number): Buffer => Buffer.alloc(count);

describe('readImageSize', () => {
  it('reads PNG, GIF and JPEG headers', () => {
    const png = Buffer.concat([
      bytes(0x89),
      text('PNG\r\n\x1a\n'),
      bytes(0, 0, 0, 13),
      text('IHDR'),
      bytes(0, 0, 1, 44, 0, 0, 0, 200)
    ]);
    expect(readImageSize(png)).toEqual({ width: 300, height: 200 });
    expect(readImageSize(Buffer.concat([text('GIF89a'), bytes(44, 1, 200, 0)]))).toEqual({ width: 300, height: 200 });
    const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9, 0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 0);
    expect(readImageSize(jpeg)).toEqual({ width: 300, height: 200 });
  });

  it('exchanges the sides of a photo that is turned', () => {
    const tag = bytes(1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0);
    const exif = Buffer.concat([text('Exif\0\0MM\0*'), bytes(0, 0, 0, 8, 0, 1), tag, zeros(4)]);
    const frame = bytes(0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 0);
    const turned = Buffer.concat([bytes(0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2), exif, frame]);
    expect(readImageSize(turned)).toEqual({ width: 200, height: 300 });
  });

  it('reads the three forms of WebP', () => {
    const webp = (kind: string, rest: Buffer): Buffer =>
      Buffer.concat([text('RIFF'), zeros(4), text(`WEBP${kind}`), rest]);
    const lossy = webp('VP8 ', Buffer.concat([zeros(10), bytes(44, 1, 200, 0)]));
    const lossless = webp('VP8L', Buffer.concat([zeros(4), bytes(0x2f), uint32(299 | (199 << 14)), zeros(5)]));
    const extended = webp('VP8X', Buffer.concat([zeros(8), bytes(43, 1, 0, 199, 0, 0)]));
    for (const image of [lossy, lossless, extended]) {
      expect(readImageSize(image)).toEqual({ width: 300, height: 200 });
    }
  });

  it('reads SVG attributes, falling back to the viewBox', () => {
    expect(readImageSize(text('<?xml?><svg width="300px" height="200" viewBox="0 0 3 2">'))).toEqual({
      width: 300,
      height: 200
    });
    expect(readImageSize(text('<svg viewBox="0 0 300.4 200" width="100%">'))).toEqual({ width: 300, height: 200 });
  });

  it('returns null for other files', () => {
    expect(readImageSize(zeros(0))).toBeNull();
    expect(readImageSize(text('<svg>'))).toBeNull();
    expect(readImageSize(bytes(0xff, 0xd8, 0xff, 0xda))).toBeNull();
  });
});

function uint32(value: number): Buffer {
  const buffer = zeros(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
