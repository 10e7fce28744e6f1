import { z } from 'zod';

/** Switches of the documents that show one example alone (spec §2.2). An example's own flags add to them. */
export const standaloneSchema = z.strictObject({
  themeSwitcher: z.boolean().default(true),
  rtlSwitcher: z.boolean().default(false)
});

export type StandaloneSwitches = z.output<typeof standaloneSchema>;
