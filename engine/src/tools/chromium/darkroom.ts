import type { Page } from 'playwright-core';

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a shot becomes a picture. */
export interface Print {
  size: { width: number; height: number };
  /** Which part of the shot it shows. */
  from: Box;
  /** Where that part goes; the rest takes the color of the shot's first pixel. */
  to: Box;
  /** Of the WebP file, up to 1, which loses nothing. */
  quality: number;
}

/** Draws part of a shot into a picture; the browser scales and packs pictures as well as it shows them. */
export async function printShot(darkroom: Page, png: Buffer, print: Print): Promise<Buffer> {
  const webp = await darkroom.evaluate(
    async ({ data, size, from, to, quality }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]);
      const part = await createImageBitmap(blob, from.x, from.y, from.width, from.height, {
        resizeWidth: to.width,
        resizeHeight: to.height,
        resizeQuality: 'high'
      });
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      context?.drawImage(await createImageBitmap(blob, 0, 0, 1, 1), 0, 0, size.width, size.height);
      context?.drawImage(part, to.x, to.y);
      const packed = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
    },
    { data: png.toString('base64'), ...print }
  );
  return Buffer.from(webp, 'base64');
}

/** The smallest box around everything in a shot that differs from its first pixel; null where nothing does. */
export async function inkBox(darkroom: Page, png: Buffer): Promise<Box | null> {
  return darkroom.evaluate(async (data) => {
    // Less is the rim of a shadow.
    const VISIBLE = 6;
    const blob = new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]);
    const image = await createImageBitmap(blob);
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const differs = (at: number): boolean =>
      [0, 1, 2].some((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > VISIBLE);
    let [left, top, right, bottom] = [image.width, image.height, -1, -1];
    for (let y = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++) {
        if (differs((y * image.width + x) * 4)) {
          [left, right] = [Math.min(left, x), Math.max(right, x)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        }
      }
    }
    return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  }, png.toString('base64'));
}
