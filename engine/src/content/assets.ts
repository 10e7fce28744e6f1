import { extname, basename } from 'node:path';

import type { Asset } from '../model.ts';
import { slug } from '../core/slug.ts';
import { UserError } from '../core/userError.ts';
import { createFileReader, shortHash } from './files.ts';

const HASH_LENGTH = 8;

export interface SizedAsset extends Asset {
  /** Null if the file is not an image or its header has no size. */
  size: ImageSize | null;
}

/** Reads a file for the published site; null if it does not exist. */
export const readAsset: (file: string) => SizedAsset | null = createFileReader((content, file) => {
  const extension = extname(file);
  const name = slug(basename(file, extension)).replace(/[^a-z0-9.~-]/g, '') || 'file';
  const hash = shortHash(content, HASH_LENGTH);
  return { file, path: `/assets/${name}-${hash}${extension.toLowerCase()}`, size: readImageSize(content) };
});

/**
 * Returns the published address of a file that an example or a page uses. The address contains a content hash.
 * @throws UserError if the file does not exist
 */
export function assetPath(file: string): Asset {
  const asset = readAsset(file);
  if (!asset) {
    throw new UserError(`There is no file ${file}.`);
  }
  return { file, path: asset.path };
}

interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size in pixels of a PNG, JPEG, GIF, WebP or SVG image from its header; null if there is none. */
export function readImageSize(content: Buffer): ImageSize | null {
  if (content.subarray(1, 4).toString('latin1') === 'PNG' && content.length >= 24) {
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  if (content.subarray(0, 3).toString('latin1') === 'GIF' && content.length >= 10) {
    return { width: content.readUInt16LE(6), height: content.readUInt16LE(8) };
  }
  if (content.length >= 4 && content.readUInt16BE(0) === 0xffd8) {
    return jpegSize(content);
  }
  if (content.subarray(8, 12).toString('latin1') === 'WEBP' && content.length >= 30) {
    return webpSize(content);
  }
  return svgSize(content.subarray(0, 4096).toString('utf8'));
}

/** Walks the segments of a JPEG up to the frame header: markers C0 to CF except C4, C8 and CC. */
function jpegSize(content: Buffer): ImageSize | null {
  let offset = 2;
  while (offset + 9 <= content.length && content[offset] === 0xff) {
    const marker = content[offset + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: content.readUInt16BE(offset + 5), width: content.readUInt16BE(offset + 7) };
    }
    offset += 2 + content.readUInt16BE(offset + 2);
  }
  return null;
}

function webpSize(content: Buffer): ImageSize | null {
  switch (content.subarray(12, 16).toString('latin1')) {
    case 'VP8 ':
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = content.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** Width and height of the root element, falling back to its `viewBox`. */
function svgSize(text: string): ImageSize | null {
  const root = /<svg\b[^>]*>/i.exec(text)?.[0];
  if (!root) {
    return null;
  }
  const length = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  const box = /\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(root);
  const width = length('width') || Number(box?.[1]);
  const height = length('height') || Number(box?.[2]);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : null;
}
