import type { HomePage } from '../../ui/home/homeContent.ts';
import type { Picture } from '../../ui/picture/picture.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { Asset } from '../../model.ts';
import { readPicture } from './readPicture.ts';

export interface HomePageWithAssets {
  /** Null without a configuration of its own. */
  home: HomePage | null;
  /** Files of its pictures. */
  assets: Asset[];
}

/**
 * What the front page shows.
 * @throws ConfigError for a picture that doesn't exist or doesn't tell its size
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
