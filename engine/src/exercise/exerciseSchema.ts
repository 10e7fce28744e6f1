import { z } from 'zod';

const check = z.strictObject({
  /** What the reader is to reach: *The card has a header*. */
  task: z.string().min(1),
  /** What to do, for a reader whose code doesn't reach it yet. Code stands between backticks. */
  hint: z.string().min(1),
  /** Which elements the example then shows. */
  selector: z.string().min(1),
  /** A text that they hold; upper and lower case count, white space doesn't. */
  text: z.string().min(1).optional(),
  /** How many there are; at least one where it doesn't matter. */
  count: z.int().min(0).optional()
});

/** What makes an exercise of a live example: checks of what the reader's code shows, and code that passes them. */
export const exerciseSchema = z.strictObject({
  checks: z.array(check).min(1),
  /** The file with the solution, from the JSON file. */
  solution: z.string().startsWith('.')
});

export type ExerciseCheck = z.infer<typeof check>;
