/** One task of an exercise, and how it is checked (`examples/exercise/exerciseSchema.ts`). */
export interface ExerciseCheck {
  /** What the reader is to reach: *The card has a header*. */
  task: string;
  /** What to do, for a reader whose code doesn't reach it yet. Code stands between backticks. */
  hint: string;
  /** Which elements the example then shows. */
  selector: string;
  /** A text that they hold; upper and lower case count, white space doesn't. */
  text?: string | undefined;
  /** How many there are; at least one where it doesn't matter. */
  count?: number | undefined;
}
