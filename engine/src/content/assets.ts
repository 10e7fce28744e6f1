import { extname, basename } from 'node:path';
import type { Asset } from '../model.ts';
import { slug } from '../core/slug.ts';
import { UserError } from '../core/userError.ts';
import { createFileReader } from './fileCache.ts';
import { shortHash } from './fileHash.ts';
import { type ImageSize, readImageSize } from './imageSize.ts';

const HASH_LENGTH = 8;

export interface SizedAsset extends Asset {
  /** Null if the file is no image or does not tell its size. */
  size: ImageSize | null;
}

/** Reads a file that the published site is to serve; null if it does not exist. */
export const readAsset: (file: string) => SizedAsset | null = createFileReader((content, file) => {
  const extension = extname(file);
  const name = slug(basename(file, extension)) || 'file';
  const hash = shortHash(content, HASH_LENGTH);
  return { file, path: `/assets/${name}-${hash}${extension.toLowerCase()}`, size: readImageSize(content) };
});

/**
 * The published address of a file that an example or a page shows: it changes with the file's content.
 * @throws UserError if the file does not exist
 */
export function assetPath(file: string): Asset {
  const asset = readAsset(file);
  if (!asset) {
    throw new UserError(`There is no file ${file}.`);
  }
  return { file, path: asset.path };
}
