import { z } from 'zod';

import { linkSchema } from './link.ts';

/** Where the notices of a page lead on to (requirement 2.7.11), each with links of its own. */
export const noticeLinksSchema = z.strictObject({
  optIn: z.array(linkSchema).default([]),
  beta: z.array(linkSchema).default([]),
  deprecated: z.array(linkSchema).default([]),
  template: z.array(linkSchema).default([])
});

export type NoticeLinks = z.output<typeof noticeLinksSchema>;
