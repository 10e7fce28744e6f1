import { z } from 'zod';

/**
 * Switches of the documents that show one example alone (requirements 2.2.5 and 2.2.6). An example's own flags add to
 * them.
 */
export const standaloneSchema = z.strictObject({
  themeSwitcher: z.boolean().default(true),
  rtlSwitcher: z.boolean().default(false)
});

export type StandaloneSwitches = z.output<typeof standaloneSchema>;
