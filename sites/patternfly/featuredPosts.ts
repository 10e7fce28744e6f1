import type { SiteConfig } from 'patternbook';
import { external } from './externalAddresses.ts';

type Post = NonNullable<NonNullable<SiteConfig['home']>['posts']>['cards'][number];

/** Blog posts featured on the home page; the images belong to this site. */
export const featuredPosts: Post[] = [
  {
    title: 'Comparing web forms: a progressive form vs. a wizard',
    length: 5,
    URL: `${external.blog}/comparing-web-forms-a-progressive-form-vs-a-wizard-110eefc584e7`,
    imageURL: 'artwork/post-forms.svg'
  },
  {
    title: 'Why PatternFly?',
    author: 'Erin Donehoo',
    length: 5,
    URL: `${external.blog}/why-patternfly-26f65e21bdbd`,
    imageURL: 'artwork/post-why.svg'
  },
  {
    title: 'Vibe coding and beyond',
    author: 'Nicole Thoen',
    length: 7,
    URL: `${external.blog}/vibe-coding-and-beyond-b4bc80b7a74f`,
    imageURL: 'artwork/post-vibe.svg'
  },
  {
    title: 'Motion with purpose',
    author: 'Erin Donehoo',
    length: 6,
    URL: `${external.blog}/motion-with-purpose-7ac3bd08efba`,
    imageURL: 'artwork/post-motion.svg'
  }
];
