import { z } from 'zod';

import { linkTarget } from './pageContent.ts';
import { address, slug } from './site.ts';

/**
 * Links at the head of pages that document a package, after those to its source, its package, its changes, and its
 * issues, which come from the package itself.
 */
export const resourcesSchema = z.array(
  z.strictObject({
    text: z.string().min(1),
    href: linkTarget,
    /** Sections whose pages show the link. */
    sections: z.array(slug).min(1),
    /** Targets of their own, by the address of the page. */
    pages: z.record(address, linkTarget).default({})
  })
);

/**
 * Families of pages that readers mistake for one another, with the cases for each. A page shows the first family that
 * names it.
 */
export const siblingsSchema = z.array(
  z.strictObject({
    /** Name of the family in messages, such as `Menus`. */
    name: z.string().min(1),
    rows: z
      .array(
        z.strictObject({
          /** The case, as a sentence about the reader's task. */
          when: z.string().min(1),
          /** Address of the page to use. */
          use: address
        })
      )
      .min(2, 'A family has at least two pages.')
  })
);

/** Why a page is in no family: nothing else does the same, it comes with another page's component, or it is deprecated. */
const LONE_REASONS = ['unique', 'part', 'deprecated'] as const;

/**
 * Sections whose pages all need a family, by slug, with the reason of each page that has none. It is either in a family
 * or here.
 */
export const withoutSiblingsSchema = z.record(slug, z.record(address, z.enum(LONE_REASONS)));

/** Groups of the gallery of a section by purpose, in which it is shown at first, by the section's slug. */
export const purposesSchema = z.record(
  slug,
  z.array(z.strictObject({ title: z.string().min(1), pages: z.array(address).min(1) })).min(1)
);

export type Purpose = z.output<typeof purposesSchema>[string][number];
