import { z } from 'zod';

import { slug } from './fields.ts';

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
  /** Picture for browser tabs: a file below the site's folder. The engine's own where there is none. */
  icon: z.string().optional(),
  /** The same for home screens: a PNG file of 192x192 pixels below the site's folder. */
  touchIcon: z.string().optional(),
  /** Picture for link previews: a PNG or JPEG file below the site's folder, best of 1200x630 pixels. */
  socialImage: z.string().optional()
});
