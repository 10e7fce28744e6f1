import { extname, basename } from 'node:path';

import { imageSize } from 'image-size';

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

/** Gives an asset another name: those with the same content then have the same address. */
export function renameAsset({ file, path }: Asset, name: string): Asset {
  const hash = path.slice(path.lastIndexOf('-'));
  return { file, path: `/assets/${name}${hash}` };
}

interface ImageSize {
  width: number;
  height: number;
}

/** Number from which the orientation of a photo (EXIF) exchanges its sides. */
const FIRST_TURNED = 5;

/** Reads the size in pixels at which browsers show an image, from its header; null if there is none. */
export function readImageSize(content: Buffer): ImageSize | null {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    const [first, second] = orientation >= FIRST_TURNED ? [height, width] : [width, height];
    return first > 0 && second > 0 ? { width: Math.round(first), height: Math.round(second) } : null;
  } catch {
    // Another format, or damaged.
    return null;
  }
}
