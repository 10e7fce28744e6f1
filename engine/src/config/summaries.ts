import { z } from 'zod';

import { address } from './fields.ts';

/** A picture below the site's folder, drawn for each theme. */
const illustrationSchema = z.strictObject({
  light: z.string().min(1),
  dark: z.string().min(1),
  /** What it shows, for those who can't see it. Empty for a picture that only decorates. */
  alt: z.string().default('')
});

/** What a page is about in one sentence (spec §2.7), by the page's address. */
export const summariesSchema = z.record(
  address,
  z.strictObject({
    /** Plain text. */
    text: z.string().min(1),
    illustration: illustrationSchema.optional()
  })
);
