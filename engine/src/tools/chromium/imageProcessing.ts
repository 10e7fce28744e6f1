import type { Page } from 'playwright-core';

/** A rectangle in pixels. */
export interface Box {
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

/** Finds the bounding box of all pixels that differ from a screenshot's first pixel; null if none does. */
export async function contentBox(canvasPage: Page, png: Buffer): Promise<Box | null> {
  return canvasPage.evaluate(async (data) => {
    // Smaller differences are the faint edges of shadows.
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

interface Size {
  width: number;
  height: number;
}

interface FitOptions {
  /** Size of the picture in pixels. */
  canvas: Size;
  /** Minimum space on all sides. */
  padding: number;
  /** Maximum scale factor, so that small content stays small. */
  maxScale: number;
}

/** Returns the position of a screenshot's content in a picture: centered, and scaled to fit. */
export function fitBox(content: Size, { canvas, padding, maxScale }: FitOptions): Box {
  const scale = Math.min(
    maxScale,
    (canvas.width - 2 * padding) / content.width,
    (canvas.height - 2 * padding) / content.height
  );
  const width = Math.max(1, Math.round(content.width * scale));
  const height = Math.max(1, Math.round(content.height * scale));
  return { x: Math.round((canvas.width - width) / 2), y: Math.round((canvas.height - height) / 2), width, height };
}

/** From lossless to the lowest quality that still looks sharp at half the size. */
const QUALITIES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/**
 * Encodes a picture at the best quality within a size limit.
 * @param encode encodes the picture at a quality, up to 1
 * @param maxBytes size limit
 * @throws Error when it is too big even at the lowest acceptable quality
 */
export async function encodeWithinLimit(
  encode: (quality: number) => Promise<Buffer>,
  maxBytes: number
): Promise<Buffer> {
  let smallest = Infinity;
  for (const quality of QUALITIES) {
    const encoded = await encode(quality);
    if (encoded.length <= maxBytes) {
      return encoded;
    }
    smallest = Math.min(smallest, encoded.length);
  }
  throw new Error(
    `its picture has ${smallest} bytes, ${maxBytes} are allowed: show less of it with "clip", or another example`
  );
}
