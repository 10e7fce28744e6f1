import { z } from 'zod';

import { siteFile, slug } from './fields.ts';

/** What the site documents. */
export const productSchema = z.strictObject({
  name: z.string().min(1),
  slug,
  /** One sentence for search engines and link previews, used where a page has none. */
  description: z.string().min(1),
  /** Package whose version is the release that the site documents. */
  versionOf: z.string(),
  /** Public address of the site, for canonical links. */
  url: z.url().optional(),
  /** Picture for browser tabs: an SVG file. The engine's own where there is none. */
  icon: siteFile.optional(),
  /** The same for home screens: a PNG file of 192x192 pixels. */
  touchIcon: siteFile.optional(),
  /** Picture for link previews: a PNG or JPEG file, best of 1200x630 pixels. */
  socialImage: siteFile.optional()
});
