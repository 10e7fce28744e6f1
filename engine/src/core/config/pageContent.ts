import { z } from 'zod';

/** Names of available icons; `ui/` maps them to SVG. */
const iconName = z.enum([
  'announcement',
  'book',
  'chart',
  'code',
  'cubes',
  'design',
  'download',
  'github',
  'gitlab',
  'linkedin',
  'palette',
  'rocket',
  'shapes',
  'slack',
  'swatches',
  'x',
  'youtube'
]);

export type IconName = z.output<typeof iconName>;

/** Link target: an address on the site, optionally with an anchor, or an external URL. */
export const linkTarget = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/|mailto:)\S*$/, 'must be an address that starts with "/", "https://" or "mailto:"');

const linkSchema = z.strictObject({
  text: z.string().min(1),
  href: linkTarget
});

export type Link = z.output<typeof linkSchema>;

/** Footer of every page (requirements, section 2.6). */
export const footerSchema = z.strictObject({
  /** Paragraph below the product's name. */
  statement: z.string().min(1),
  /** Link lists. */
  columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema).min(1) })).default([]),
  /** Social links, shown as icons; their text is the accessible name. */
  social: z.array(linkSchema.extend({ icon: iconName })).default([]),
  copyright: z
    .strictObject({
      /** First year of the copyright line, which ends with the current year; by default, only that is shown. */
      since: z.int().optional(),
      /** Copyright holder; left out by default. */
      holder: linkSchema.optional()
    })
    .prefault({}),
  /** Links beside the copyright: privacy, terms etc. */
  legal: z.array(linkSchema).default([])
});

export type FooterContent = z.output<typeof footerSchema>;

/** Path of an image, relative to the site's folder. */
const picture = z.string().min(1);

/** Blog post card (requirement 3.14). */
const postSchema = z.strictObject({
  title: z.string().min(1),
  author: z.string().min(1).optional(),
  /** Reading time in minutes. */
  length: z.int().positive(),
  URL: linkTarget,
  imageURL: picture
});

const newsFields = {
  title: z.string().min(1),
  link: linkTarget,
  /** Shows the icon for external links; by default, if `link` is external. */
  hasExtLinkIcon: z.boolean().optional()
};

/** Stay-informed card (requirement 3.15). */
const newsSchema = z.discriminatedUnion('layout', [
  z.strictObject({ layout: z.literal('withSubtitle'), ...newsFields, body: z.string().min(1) }),
  z.strictObject({ layout: z.literal('titleOnly'), ...newsFields })
]);

/** Front page (requirements, section 2.3). */
export const homeSchema = z.strictObject({
  headline: z.string().min(1),
  /** Sentence below the headline. */
  text: z.string().min(1),
  /** Buttons below the text; the first one is the primary button. */
  actions: z.array(linkSchema).max(2, 'The front page has room for two buttons.').default([]),
  /** Decorative image, in the same size for each theme. */
  picture: z.strictObject({ light: picture, dark: picture }).optional(),
  /** Common tasks, as cards below the hero; by default, cards of all sections at the end of the page. */
  tasks: z
    .strictObject({
      title: z.string().min(1),
      cards: z
        .array(
          z.strictObject({
            icon: iconName,
            title: z.string().min(1),
            body: z.string().min(1),
            link: linkTarget,
            /** Shell command, with a button to copy it. */
            command: z.string().min(1).optional()
          })
        )
        .min(1)
    })
    .optional(),
  /** A live example of a page: `address` is that of the example, e.g. `/components/knob/basic`. */
  example: z
    .strictObject({ title: z.string().min(1), text: z.string().min(1), link: linkSchema, address: linkTarget })
    .optional(),
  /** Pages of a section by purpose, as lists of links; `section` is the slug of a section with purposes. */
  families: z.strictObject({ title: z.string().min(1), link: linkSchema, section: z.string().min(1) }).optional(),
  /** Featured posts, with a link to all posts. */
  posts: z
    .strictObject({
      title: z.string().min(1),
      link: linkSchema,
      cards: z.array(postSchema)
    })
    .optional(),
  /** Sources of product news. */
  stayInformed: z
    .strictObject({
      title: z.string().min(1),
      link: linkSchema,
      cards: z.array(newsSchema)
    })
    .optional()
});

export type HomeContent = z.output<typeof homeSchema>;

/** Content of the 404 page, besides the link to the front page (requirement 2.4.2). */
export const notFoundSchema = z.strictObject({
  /** Cards with popular destinations; the site's sections by default. */
  cards: z
    .array(
      z.strictObject({
        icon: iconName,
        title: z.string().min(1),
        body: z.string().min(1),
        link: linkTarget
      })
    )
    .min(1)
});

export type NotFoundContent = z.output<typeof notFoundSchema>;

/** Links in the notices of a page (requirement 2.7.11), by kind of notice. */
export const noticeLinksSchema = z.strictObject({
  optIn: z.array(linkSchema).default([]),
  beta: z.array(linkSchema).default([]),
  deprecated: z.array(linkSchema).default([]),
  template: z.array(linkSchema).default([])
});

export type NoticeLinks = z.output<typeof noticeLinksSchema>;
