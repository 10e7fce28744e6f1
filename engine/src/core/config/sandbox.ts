import { z } from 'zod';

/** A regular expression. */
const pattern = z.string().refine(isPattern, 'must be a regular expression');

/** How an example becomes a project of its own (requirement 7.7). */
export const sandboxSchema = z.strictObject({
  /** Address that takes CodeSandbox's form field `parameters`; without it, there is no such button. */
  codeSandbox: z.url().optional(),
  /** Address that takes StackBlitz's form fields `project[…]`; without it, there is no such button. */
  stackBlitz: z.url().optional(),
  /** Where files of packages are served, for fonts and sheets of projects that install nothing. */
  packageFiles: z.url().default('https://unpkg.com'),
  /** Style sheets (module specifiers) that a program needs beside `styles.base` where its code fits a pattern. */
  sheets: z.array(z.strictObject({ pattern, sheet: z.string() })).default([]),
  /** Style sheets (module specifiers) of examples that are markup; without them, those of `styles.base`. */
  markupSheets: z.array(z.string()).default([]),
  /**
   * Where a package works only with older versions of what it depends on than it asks for:
   * package -> dependency -> range.
   */
  overrides: z.record(z.string(), z.record(z.string(), z.string())).default({})
});

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
