import { z } from 'zod';

import { UserError } from './userError.ts';

const baselineEntrySchema = z.strictObject({
  /** Problem code, e.g. `type-error`. */
  code: z.string().min(1),
  /** npm package that ships the files. The site's own content can't be listed: it has to be fixed. */
  package: z.string().min(1),
  /** Reviewed release line: `6`, `6.6` or `6.6.1`. Other releases need a new review. */
  versions: z.string().regex(/^\d+(\.\d+){0,2}([-+].+)?$/, 'must be a release line such as 6.6'),
  /** Substring of the problems' messages. */
  match: z.string().min(1),
  /** Explains the defect in the package, and why the site tolerates it. */
  reason: z.string().min(1),
  /** Number of such problems by file; paths are relative to the package. */
  files: z.record(z.string(), z.int().positive())
});

const baselineSchema = z.array(baselineEntrySchema);

/** Reviewed problems of one kind in a published package, which `check` doesn't report. */
export type BaselineEntry = z.infer<typeof baselineEntrySchema>;

/** Types the baseline of a site, the default export of its `baseline.ts`. Returns it unchanged. */
export function defineBaseline(problems: BaselineEntry[]): BaselineEntry[] {
  return problems;
}

/**
 * Validates a baseline.
 * @param file path shown in the error message
 * @throws UserError that lists every invalid entry
 */
export function parseBaseline(problems: unknown, file: string): BaselineEntry[] {
  const result = baselineSchema.safeParse(problems);
  if (result.success) {
    return result.data;
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(top level)'}: ${issue.message}`);
  throw new UserError(`${file} is not a baseline:\n${lines.join('\n')}`);
}
