import { z } from 'zod';

import { iconName } from './iconName.ts';
import { linkSchema } from './link.ts';

/** What stands at addresses that lead nowhere, beside the way home (requirement 2.4.2). */
export const notFoundSchema = z.strictObject({
  /** Places that most readers look for; the site's sections where there are none. */
  cards: z
    .array(
      z.strictObject({
        icon: iconName,
        title: z.string().min(1),
        body: z.string().min(1),
        link: linkSchema
      })
    )
    .min(1)
});

export type NotFoundContent = z.output<typeof notFoundSchema>;
