import { z } from 'zod';

/** The banner that is shown until the reader closes it (requirement 4.8). */
export const cookiesSchema = z.strictObject({
  /** What the site uses cookies for: one or two sentences. */
  text: z.string().min(1),
  /** Where readers find out more. */
  statement: z.strictObject({ title: z.string().min(1), url: z.url() })
});

export type CookieSettings = z.output<typeof cookiesSchema>;
