import { z } from 'zod';

import { linkSchema, linkTarget } from './link.ts';

/** A picture: a file below the site's folder. */
const picture = z.string().min(1);

/** A blog post card (requirement 3.14). */
const postSchema = z.strictObject({
  title: z.string().min(1),
  author: z.string().min(1).optional(),
  /** Minutes that reading takes. */
  length: z.int().positive(),
  URL: linkTarget,
  imageURL: picture
});

const newsFields = {
  title: z.string().min(1),
  link: linkTarget,
  /** Marks the card as leading away. By default where the link does. */
  hasExtLinkIcon: z.boolean().optional()
};

/** A stay-informed card (requirement 3.15). */
const newsSchema = z.discriminatedUnion('layout', [
  z.strictObject({ layout: z.literal('withSubtitle'), ...newsFields, body: z.string().min(1) }),
  z.strictObject({ layout: z.literal('titleOnly'), ...newsFields })
]);

/** The front page (requirements, section 2.3). */
export const homeSchema = z.strictObject({
  headline: z.string().min(1),
  /** A sentence below the headline. */
  text: z.string().min(1),
  /** Buttons below that, the first the most prominent. */
  actions: z.array(linkSchema).max(2, 'The front page has room for two buttons.').default([]),
  /** Decorative pictures of one size, one for each theme. */
  picture: z.strictObject({ light: picture, dark: picture }).optional(),
  /** Posts worth reading, with a link to all of them. */
  posts: z
    .strictObject({
      title: z.string().min(1),
      link: linkSchema,
      cards: z.array(postSchema)
    })
    .optional(),
  /** Where to hear of what changes. */
  stayInformed: z
    .strictObject({
      title: z.string().min(1),
      link: linkSchema,
      cards: z.array(newsSchema)
    })
    .optional()
});

export type HomeContent = z.output<typeof homeSchema>;
