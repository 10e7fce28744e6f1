import path from 'node:path';

import { readAsset, renameAsset } from '../../content/assets.ts';
import { readStillIndex, readThumbnailIndex, type ThemedFiles, thumbnailFolder } from '../../content/thumbnailIndex.ts';
import { ConfigError, type ResolvedConfig } from '../../core/config.ts';
import { type SiteExample, standaloneExamples } from '../../examples/siteExamples.ts';
import type { Asset, Site, StandaloneExample } from '../../model.ts';
import type { HomePage } from '../../ui/home/homePage.ts';
import type { Picture, ThemedPair, ThemedPictures } from '../../ui/picture/ThemedPicture.tsx';
import type { ThumbnailOf } from '../../ui/view.ts';

export interface HomePageWithAssets {
  /** Null without a configuration of its own. */
  home: HomePage | null;
  /** Files of its pictures. */
  assets: Asset[];
}

/**
 * Reads the configured content of the front page.
 * @throws ConfigError for a picture that doesn't exist or has no intrinsic size
 */
export function readHomePage({ home }: ResolvedConfig, siteFolder: string): HomePageWithAssets {
  if (!home) {
    return { home: null, assets: [] };
  }
  const assets: Asset[] = [];
  const read = (file: string): Picture => {
    const { picture, asset } = readPicture(siteFolder, file, 'home');
    assets.push(asset);
    return picture;
  };
  const { picture, posts, ...texts } = home;
  const page: HomePage = {
    ...texts,
    picture: picture ? { light: read(picture.light), dark: read(picture.dark) } : null,
    posts: posts
      ? { ...posts, cards: posts.cards.map(({ imageURL, ...card }) => ({ ...card, image: read(imageURL) })) }
      : null
  };
  return { home: page, assets };
}

interface SiteThumbnails {
  thumbnailOf: ThumbnailOf;
  /** Finds the pictures of what a button opens. */
  stillOf: ThumbnailOf;
  /** Their files. */
  assets: Asset[];
}

/**
 * Finds the pictures of full-screen examples (requirement 2.2.7): the author's own, or else those that
 * `patternbook thumbnails` created.
 */
export function createThumbnails(site: Site, siteFolder: string): SiteThumbnails {
  const made = readThumbnailIndex(siteFolder);
  const folder = thumbnailFolder(siteFolder);
  const assets: Asset[] = [];

  const read = (file: string, name?: string): Picture | null => {
    const found = readAsset(file);
    if (!found?.size) {
      return null;
    }
    const { file: from, path: address } = name === undefined ? found : renameAsset(found, name);
    assets.push({ file: from, path: address });
    return { path: address, ...found.size };
  };

  const readBoth = (files: ThemedFiles): ThemedPair | null => {
    // Many examples look the same at first.
    const [light, dark] = [files.light, files.dark].map((file) => read(path.join(folder, file), 'example'));
    return light && dark ? { light, dark } : null;
  };

  const readThumbnail = ({
    example: { key, thumbnail },
    source
  }: SiteExample<StandaloneExample>): ThemedPictures | null => {
    const own = thumbnail === null ? null : read(path.resolve(path.dirname(source.file), thumbnail));
    if (own) {
      return { light: own, dark: own };
    }
    const files = made[key];
    const pair = files && readBoth(files);
    const narrow = pair && files.narrow ? readBoth(files.narrow) : null;
    return pair ? { ...pair, ...(narrow && { narrow }), shown: files.shown } : null;
  };

  const fullScreen = standaloneExamples(site).filter(({ example: { isFullscreen } }) => isFullscreen);
  return {
    thumbnailOf: pictureOf(fullScreen.map((entry) => [entry.example.key, readThumbnail(entry)])),
    stillOf: pictureOf(
      Object.entries(readStillIndex(siteFolder)).map(([key, { pictures }]) => [
        key,
        pictures ? readBoth(pictures) : null
      ])
    ),
    assets
  };
}

/** Finds the pictures of an example by its key. */
function pictureOf(entries: readonly (readonly [key: string, pictures: ThemedPictures | null])[]): ThumbnailOf {
  const pictures = new Map(entries);
  return ({ key }) => pictures.get(key) ?? null;
}

/** A picture as documents show it, with its source file. */
interface PictureWithAsset {
  picture: Picture;
  asset: Asset;
}

/**
 * Reads a picture below the site's folder.
 * @param key configuration key that names it, for error messages
 * @throws ConfigError when it doesn't exist or has no intrinsic size
 */
function readPicture(siteFolder: string, file: string, key: string): PictureWithAsset {
  const asset = readAsset(path.join(siteFolder, file));
  if (!asset?.size) {
    throw new ConfigError(`${key}: "${file}" is no picture in the site's folder that tells its size.`);
  }
  return { picture: { path: asset.path, ...asset.size }, asset: { file: asset.file, path: asset.path } };
}
