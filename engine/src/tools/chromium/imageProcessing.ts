import type { Page } from 'playwright-core';

/** A rectangle in pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Options for cropping and encoding a screenshot. */
interface CropOptions {
  size: { width: number; height: number };
  /** Source rectangle in the screenshot. */
  from: Box;
  /** Target rectangle in the picture; the rest is filled with the color of the screenshot's first pixel. */
  to: Box;
  /** WebP quality, up to 1 (lossless). */
  quality: number;
}

/** Draws part of a screenshot into a picture on the canvas of an empty page, and encodes it as WebP. */
export async function cropScreenshot(canvasPage: Page, png: Buffer, options: CropOptions): Promise<Buffer> {
  const webp = await canvasPage.evaluate(
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
      const encoded = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(encoded, (byte) => String.fromCharCode(byte)).join(''));
    },
    { data: png.toString('base64'), ...options }
  );
  return Buffer.from(webp, 'base64');
}
