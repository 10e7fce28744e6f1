import type { HomeContent } from '../../core/config/pageContent.ts';
import type { Picture, ThemedPictures } from '../picture/picture.ts';

type Posts = NonNullable<HomeContent['posts']>;

export type PostCard = Omit<Posts['cards'][number], 'imageURL'> & { image: Picture };
export type NewsCard = NonNullable<HomeContent['stayInformed']>['cards'][number];

/** What the front page shows: the configuration's words, and its pictures where they are published. */
export type HomePage = Omit<HomeContent, 'picture' | 'posts'> & {
  picture: ThemedPictures | null;
  posts: (Omit<Posts, 'cards'> & { cards: PostCard[] }) | null;
};
