import path from 'node:path';

import type { Picture } from '../../ui/picture/picture.ts';
import { ConfigError } from '../../core/config.ts';
import { readAsset } from '../../content/assets.ts';
import type { Asset } from '../../model.ts';

/** A picture as documents show it, and the file behind it. */
export interface PictureWithAsset {
  picture: Picture;
  asset: Asset;
}

/**
 * Reads a picture below the site's folder.
 * @param key of the configuration that names it
 * @throws ConfigError when it doesn't exist or doesn't tell its size
 */
export function readPicture(siteFolder: string, file: string, key: string): PictureWithAsset {
  const asset = readAsset(path.join(siteFolder, file));
  if (!asset?.size) {
    throw new ConfigError(`${key}: "${file}" is no picture in the site's folder that tells its size.`);
  }
  return { picture: { path: asset.path, ...asset.size }, asset: { file: asset.file, path: asset.path } };
}
