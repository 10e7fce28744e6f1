import { z } from 'zod';

import { UserError } from './userError.ts';

const baselineEntrySchema = z.strictObject({
  /** Code of the problems, e.g. `type-error`. */
  code: z.string().min(1),
  /** npm package that ships the files. A site mends its own content, so that can't be listed. */
  package: z.string().min(1),
  /** Release line that was reviewed: `6`, `6.6` or `6.6.1`. Another release asks for another review. */
  versions: z.string().regex(/^\d+(\.\d+){0,2}([-+].+)?$/, 'must be a release line such as 6.6'),
  /** Text that the problems' messages contain. */
  match: z.string().min(1),
  /** What is wrong in the package, and why the site can live with it. */
  reason: z.string().min(1),
  /** Path below the package -> how many such problems it has. */
  files: z.record(z.string(), z.int().positive())
});

const baselineSchema = z.array(baselineEntrySchema);

/** Reviewed problems of one kind in a published package, which `check` lets pass. */
export type BaselineEntry = z.infer<typeof baselineEntrySchema>;

/** Types the baseline of a site, the default export of its `baseline.ts`; returns it unchanged. */
export function defineBaseline(problems: BaselineEntry[]): BaselineEntry[] {
  return problems;
}

/**
 * Checks a baseline.
 * @param file path shown in the error message
 * @throws UserError naming every entry that is wrong
 */
export function parseBaseline(problems: unknown, file: string): BaselineEntry[] {
  const result = baselineSchema.safeParse(problems);
  if (result.success) {
    return result.data;
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(top level)'}: ${issue.message}`);
  throw new UserError(`${file} is not a baseline:\n${lines.join('\n')}`);
}
