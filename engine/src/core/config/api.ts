import { z } from 'zod';

/** Files for programs. */
export const apiSchema = z.strictObject({
  /**
   * Label of the documented version of the product, such as `v6`: programs that walk through sections, pages, and tabs find
   * the data at `/api/v6` too. None by default.
   */
  version: z
    .string()
    .regex(/^[a-z][\w.-]*$/i, 'must be a letter, then letters, digits, ".", "_", and "-"')
    .optional(),
  /** Skills for assistants at `/.well-known/agent-skills/`. */
  skills: z.boolean().default(true)
});
