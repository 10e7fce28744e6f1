import path from 'node:path';

import type { HomePage, Picture } from '../app/home/homeContent.ts';
import { ConfigError, type ResolvedConfig } from '../config.ts';
import { readAsset } from '../content/assets.ts';
import type { Asset } from '../model.ts';

/**
 * What the front page shows; null without a configuration of its own.
 * @throws ConfigError for a picture that doesn't exist or doesn't tell its size
 */
export function homePage({ home }: ResolvedConfig, siteFolder: string): HomePage | null {
  if (!home) {
    return null;
  }
  const { picture, posts, ...texts } = home;
  const read = (file: string): Picture => readPicture(siteFolder, file);
  return {
    ...texts,
    picture: picture ? { light: read(picture.light), dark: read(picture.dark) } : null,
    posts: posts
      ? { ...posts, cards: posts.cards.map(({ imageURL, ...card }) => ({ ...card, image: read(imageURL) })) }
      : null
  };
}

/** The files of the front page's pictures. */
export function homeAssets({ home }: ResolvedConfig, siteFolder: string): Asset[] {
  const { picture, posts } = home ?? {};
  const files = [picture?.light, picture?.dark, ...(posts?.cards ?? []).map(({ imageURL }) => imageURL)];
  return files.flatMap((file) => (file === undefined ? [] : (readAsset(path.join(siteFolder, file)) ?? [])));
}

function readPicture(siteFolder: string, file: string): Picture {
  const asset = readAsset(path.join(siteFolder, file));
  if (!asset) {
    throw new ConfigError(`home: there is no picture "${file}" in the site's folder.`);
  }
  if (!asset.size) {
    throw new ConfigError(`home: the picture "${file}" doesn't tell its size.`);
  }
  return { address: asset.path, ...asset.size };
}
