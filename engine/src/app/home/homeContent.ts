import type { HomeContent } from '../../config/home.ts';

/** A picture as the browser should fetch it, with the size that keeps its place free. */
export interface Picture {
  address: string;
  width: number;
  height: number;
}

type Posts = NonNullable<HomeContent['posts']>;

export type PostCard = Omit<Posts['cards'][number], 'imageURL'> & { image: Picture };
export type NewsCard = NonNullable<HomeContent['stayInformed']>['cards'][number];

/** What the front page shows: the configuration's words, and its pictures where they are published. */
export type HomePage = Omit<HomeContent, 'picture' | 'posts'> & {
  picture: { light: Picture; dark: Picture } | null;
  posts: (Omit<Posts, 'cards'> & { cards: PostCard[] }) | null;
};
