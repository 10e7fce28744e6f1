import { z } from 'zod';

import { address } from './fields.ts';

/** A service that counts visits. Without it nothing is loaded and nothing is sent (requirement 7.11). */
export const analyticsSchema = z.strictObject({
  /** Name of the site at the service, passed with each page view. */
  id: z.string().min(1),
  /** Global function that takes the events: `tag('event', name, fields)`. */
  tag: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a global function')
    .default('gtag'),
  /** Global list in which calls wait for the service's script, which defines none of them itself. */
  queue: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a global variable')
    .default('dataLayer'),
  /** The service's script; left out where the host's pages already hold it. */
  script: z.union([address, z.url()]).optional(),
  /** Origins that the script sends to. */
  origins: z.array(z.url()).default([])
});

/** The part of the configuration that the browser gets to see. */
export type AnalyticsSettings = Omit<z.output<typeof analyticsSchema>, 'origins'>;
