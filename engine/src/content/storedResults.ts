import { existsSync, readFileSync } from 'node:fs';

import { z } from 'zod';

/**
 * Reads results that a command stored in a site's folder; null if there is no such file.
 * @param kind of the results, as the message names them
 * @throws Error when the file doesn't fit its schema
 */
export function readStoredResults<Schema extends z.ZodType>(
  file: string,
  kind: string,
  schema: Schema
): z.output<Schema> | null {
  if (!existsSync(file)) {
    return null;
  }
  const { success, data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) {
    throw new Error(`${file} doesn't fit the schema of ${kind}; make it again:\n${z.prettifyError(error)}`);
  }
  return data;
}
