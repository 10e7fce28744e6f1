import type { HomeContent } from '../../core/config/pageContent.ts';
import type { Picture, ThemedPictures } from '../picture/ThemedPicture.tsx';

type Posts = NonNullable<HomeContent['posts']>;

export type PostCard = Omit<Posts['cards'][number], 'imageURL'> & { image: Picture };
export type TaskCard = NonNullable<HomeContent['tasks']>['cards'][number];
export type NewsCard = NonNullable<HomeContent['stayInformed']>['cards'][number];

/** Content of the front page: the configured texts, and pictures with their published addresses. */
export type HomePage = Omit<HomeContent, 'picture' | 'posts'> & {
  picture: ThemedPictures | null;
  posts: (Omit<Posts, 'cards'> & { cards: PostCard[] }) | null;
};
