import { z } from 'zod';

import type { ExerciseCheck } from '../../core/exerciseCheck.ts';

const check: z.ZodType<ExerciseCheck> = z.strictObject({
  task: z.string().min(1),
  hint: z.string().min(1),
  selector: z.string().min(1),
  text: z.string().min(1).optional(),
  count: z.int().min(0).optional()
});

/** What makes an exercise of a live example: checks of what the reader's code shows, and code that passes them. */
export const exerciseSchema = z.strictObject({
  checks: z.array(check).min(1),
  /** The file with the solution, from the JSON file. */
  solution: z.string().startsWith('.')
});
