import path from 'node:path';

import type { Picture } from '../../ui/picture/picture.ts';
import type { ThumbnailOf } from '../../ui/view.ts';
import { readAsset } from '../../content/assets.ts';
import { readThumbnailIndex, thumbnailFolder } from '../../content/thumbnailIndex.ts';
import { siteExamples } from '../../examples/siteExamples.ts';
import type { Asset, Site } from '../../model.ts';

export interface SiteThumbnails {
  thumbnailOf: ThumbnailOf;
  /** Their files. */
  assets: Asset[];
}

/**
 * Pictures of the examples that need a whole window (requirement 2.2.7): the author's own, else those that
 * `patternbook thumbnails` made.
 */
export function createThumbnails(site: Site, cacheFolder: string): SiteThumbnails {
  const made = readThumbnailIndex(cacheFolder);
  const folder = thumbnailFolder(cacheFolder);
  const assets: Asset[] = [];
  const pictures = new Map<string, { light: Picture; dark: Picture }>();

  const read = (file: string): Picture | null => {
    const asset = readAsset(file);
    if (!asset?.size) {
      return null;
    }
    assets.push({ file: asset.file, path: asset.path });
    return { path: asset.path, ...asset.size };
  };

  for (const { example, source } of siteExamples(site).filter(({ example: { isFullscreen } }) => isFullscreen)) {
    const { key, thumbnail } = example;
    const own = thumbnail === null ? null : read(path.resolve(path.dirname(source.file), thumbnail));
    const files = made[key];
    const light = own ?? (files ? read(path.join(folder, files.light)) : null);
    const dark = own ?? (files ? read(path.join(folder, files.dark)) : null);
    if (light && dark) {
      pictures.set(key, { light, dark });
    }
  }
  return { thumbnailOf: ({ key }) => pictures.get(key) ?? null, assets };
}
