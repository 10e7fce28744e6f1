import { z } from 'zod';

/** A name as addresses carry it. */
export const slug = z.string().regex(/^[a-z0-9.~-]+$/, 'must be a slug: lower-case letters, digits, ".", "~" or "-"');

/** An address on the site. */
export const address = z.string().regex(/^\/[^\s?#]*$/, 'must be an address that starts with "/"');
