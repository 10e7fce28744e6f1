/** A task of an exercise and its check (`examples/exercise/exerciseSchema.ts`). */
export interface ExerciseCheck {
  /** Goal: *The card has a header*. */
  task: string;
  /** Hint for readers who haven't solved the task yet. Code is enclosed in backticks. */
  hint: string;
  /** Selector that must match elements of the rendered example. */
  selector: string;
  /** Required text content; case-sensitive, whitespace is ignored. */
  text?: string | undefined;
  /** Required computed values by CSS property: `{ "color": "var(--brand)" }`. */
  styles?: Record<string, string> | undefined;
  /** Required number of elements; at least one by default. */
  count?: number | undefined;
}
