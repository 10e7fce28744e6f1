import { z } from 'zod';

import { lintSchema } from '../../core/config/lint.ts';
import { referenceSchema } from '../../core/config/reference.ts';
import type { LintData } from '../../lint/data.ts';
import type { LintSystem } from './system.ts';

/** Address of what `patternbook lint` needs of a site. */
export const LINT_ADDRESS = '/api/lint.json';

/** Raised when older programs can't read the file any more. */
const FORMAT = 1;

/** The file at {@link LINT_ADDRESS}: what the site says of its system, and what its own packages tell. */
export interface LintFile {
  format: typeof FORMAT;
  /** Address of the site; null if its configuration has none. */
  site: string | null;
  system: LintSystem;
  data: LintData;
}

export function lintFile(content: Omit<LintFile, 'format'>): LintFile {
  return { format: FORMAT, ...content };
}

const fileSchema = z.object({
  format: z.literal(FORMAT),
  site: z.string().nullable(),
  system: z.object({ packages: z.array(z.string()), reference: referenceSchema, lint: lintSchema }),
  // Written by the same engine; its form is that of the format.
  data: z.custom<LintData>((value) => typeof value === 'object' && value !== null && 'modules' in value)
});

/** Reads the file of a site; null if it isn't one, or has a format that this version can't read. */
export function parseLintFile(content: unknown): LintFile | null {
  const result = fileSchema.safeParse(content);
  return result.success ? result.data : null;
}
