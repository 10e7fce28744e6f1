import { z } from 'zod';

/** Pictograms that a configuration can name; the app knows how each looks. */
const iconName = z.enum([
  'book',
  'chart',
  'code',
  'cubes',
  'github',
  'gitlab',
  'linkedin',
  'palette',
  'rocket',
  'slack',
  'x',
  'youtube'
]);

export type IconName = z.output<typeof iconName>;

/** Where a link of the frame leads: an address on the site, with or without an anchor, or one elsewhere. */
const linkTarget = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/|mailto:)\S*$/, 'must be an address that starts with "/", "https://" or "mailto:"');

const linkSchema = z.strictObject({
  text: z.string().min(1),
  href: linkTarget
});

export type Link = z.output<typeof linkSchema>;

/** What closes every page (requirements, section 2.6). */
export const footerSchema = z.strictObject({
  /** A paragraph below the product's name. */
  statement: z.string().min(1),
  /** Lists of links. */
  columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema).min(1) })).default([]),
  /** Where else to find the product: links that show as icons, their text for those who don't see these. */
  social: z.array(linkSchema.extend({ icon: iconName })).default([]),
  copyright: z
    .strictObject({
      /** The line runs from this year to the current one; without it, it names the current year alone. */
      since: z.int().optional(),
      /** Who holds it; the line names nobody without. */
      holder: linkSchema.optional()
    })
    .prefault({}),
  /** Links beside the copyright: privacy, terms and the like. */
  legal: z.array(linkSchema).default([])
});

export type FooterContent = z.output<typeof footerSchema>;

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

/** What stands at addresses that lead nowhere, beside the way home (requirement 2.4.2). */
export const notFoundSchema = z.strictObject({
  /** Places that most readers look for; the site's sections where there are none. */
  cards: z
    .array(
      z.strictObject({
        icon: iconName,
        title: z.string().min(1),
        body: z.string().min(1),
        link: linkSchema
      })
    )
    .min(1)
});

export type NotFoundContent = z.output<typeof notFoundSchema>;

/** Where the notices of a page lead on to (requirement 2.7.11), each with links of its own. */
export const noticeLinksSchema = z.strictObject({
  optIn: z.array(linkSchema).default([]),
  beta: z.array(linkSchema).default([]),
  deprecated: z.array(linkSchema).default([]),
  template: z.array(linkSchema).default([])
});

export type NoticeLinks = z.output<typeof noticeLinksSchema>;
