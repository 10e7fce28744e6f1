import { z } from 'zod';

/** Where a link of the frame leads: an address on the site, with or without an anchor, or one elsewhere. */
export const linkTarget = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/|mailto:)\S*$/, 'must be an address that starts with "/", "https://" or "mailto:"');

export const linkSchema = z.strictObject({
  text: z.string().min(1),
  href: linkTarget
});

export type Link = z.output<typeof linkSchema>;
