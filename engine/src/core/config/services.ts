import { z } from 'zod';

import { pattern } from './reference.ts';
import { address } from './site.ts';

/** Analytics service. Without it, nothing is loaded or sent (requirement 7.11). */
export const analyticsSchema = z.strictObject({
  /** Identifier of the site at the service, sent with each page view. */
  id: z.string().min(1),
  /** Name of the global function that receives events: `tag('event', name, fields)`. */
  tag: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a global function')
    .default('gtag'),
  /** Global array that queues calls until the service's script has loaded. */
  queue: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a global variable')
    .default('dataLayer'),
  /** Address of the service's script; omit it if the host injects the script. */
  script: z.union([address, z.url()]).optional(),
  /** Origins to which the script sends data. */
  origins: z.array(z.url()).default([])
});

/** Settings that are sent to the browser. */
export type AnalyticsSettings = Omit<z.output<typeof analyticsSchema>, 'origins'>;

/** Survey that is available on every page (requirements 2.7.10 and 7.9). */
export const feedbackSchema = z.strictObject({
  /** URL of the survey, which must allow embedding. */
  url: z.url(),
  /** Accessible name of the survey. */
  title: z.string().min(1)
});

export type FeedbackSettings = z.output<typeof feedbackSchema>;

/** Cookie banner, shown until the reader dismisses it (requirement 4.8). */
export const cookiesSchema = z.strictObject({
  /** Purpose of the cookies, in few words: a line of a phone has room for about 25 letters and the link. */
  text: z.string().min(1),
  /** What more there is to say; phones leave it out. */
  details: z.string().min(1).optional(),
  /** Link to the cookie policy. */
  statement: z.strictObject({ title: z.string().min(1), url: z.url() })
});

export type CookieSettings = z.output<typeof cookiesSchema>;

/** Assistants that readers can open with a page, from its menu. */
export const assistantsSchema = z.array(
  z.strictObject({
    name: z.string().min(1),
    /** Address that opens the assistant; `{url}` stands for the address of the page's Markdown. */
    url: z
      .string()
      .refine(
        (address) => address.includes('{url}') && URL.canParse(address.replaceAll('{url}', 'x')),
        'must be an address with {url} in the place of the address of the page’s Markdown'
      )
  })
);

/** Export of examples as standalone projects (requirement 7.7). */
export const sandboxSchema = z.strictObject({
  /** URL that receives CodeSandbox's form field `parameters`; without it, there is no such button. */
  codeSandbox: z.url().optional(),
  /** URL that receives StackBlitz's form fields `project[…]`; without it, there is no such button. */
  stackBlitz: z.url().optional(),
  /** CDN for packages' fonts and style sheets in projects without a package manager. */
  packageFiles: z.url().default('https://unpkg.com'),
  /** Style sheets (module specifiers) for code that matches a regular expression, in addition to `styles.base`. */
  sheets: z.array(z.strictObject({ pattern, sheet: z.string() })).default([]),
  /** Style sheets (module specifiers) of HTML examples; those of `styles.base` by default. */
  markupSheets: z.array(z.string()).default([]),
  /** Major version of React in projects; by default, the one that the site's own examples run with. */
  react: z.int().min(18).optional(),
  /**
   * Version ranges that replace those of a package's dependencies, for packages that don't work with the newest
   * versions: package -> dependency -> range.
   */
  overrides: z.record(z.string(), z.record(z.string(), z.string())).default({})
});
