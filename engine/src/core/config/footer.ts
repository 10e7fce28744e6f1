import { z } from 'zod';

import { iconName } from './iconName.ts';
import { linkSchema } from './link.ts';

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
