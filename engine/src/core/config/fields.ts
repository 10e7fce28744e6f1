import { z } from 'zod';

/** A name as addresses carry it. */
export const slug = z.string().regex(/^[a-z0-9.~-]+$/, 'must be a slug: lower-case letters, digits, ".", "~" or "-"');

/** An address on the site. */
export const address = z.string().regex(/^\/[^\s?#]*$/, 'must be an address that starts with "/"');

/** A file below the site's folder, or of an installed package. */
export const siteFile = z.union([z.string().min(1), z.strictObject({ package: z.string(), file: z.string() })]);

export type SiteFile = z.output<typeof siteFile>;
