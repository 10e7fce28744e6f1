import { z } from 'zod';

import type { ExerciseCheck } from '../../core/exerciseCheck.ts';

/** `margin-block-start`, `--acme-gap`. */
const CSS_PROPERTY = /^(--[\w-]+|-?[a-z]+(-[a-z]+)*)$/;

const check: z.ZodType<ExerciseCheck> = z.strictObject({
  task: z.string().min(1),
  hint: z.string().min(1),
  selector: z.string().min(1),
  text: z.string().min(1).optional(),
  styles: z.record(z.string().regex(CSS_PROPERTY), z.string().min(1)).optional(),
  count: z.int().min(0).optional()
});

/** Exercise on a live example: checks of what the reader's code renders, and a solution that passes them. */
export const exerciseSchema = z.strictObject({
  checks: z.array(check).min(1),
  /** Path of the solution, relative to the JSON file. */
  solution: z.string().startsWith('.')
});
