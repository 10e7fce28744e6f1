import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';

import { SEARCH_KINDS } from '../../core/searchKind.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';
import { UserError } from '../../core/userError.ts';

const recordSchema: z.ZodType<SearchRecord> = z.object({
  id: z.string().min(1),
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  address: z.string(),
  page: z.string(),
  section: z.string(),
  place: z.array(z.string()),
  badge: z.enum(['beta', 'deprecated', 'demo']).nullable(),
  keywords: z.array(z.string()),
  text: z.string(),
  importLine: z.string().nullable(),
  standalone: z.string().nullable()
});

/**
 * Streams the records of the last build, so that they are never all in memory.
 * @throws (rejects) UserError when there are none, two have the same id, or a line of the file is not a record
 */
export async function* readRecords(file: string): AsyncGenerator<SearchRecord> {
  if (!existsSync(file)) {
    throw new UserError(`There are no search records in ${file}. Build the site first: patternbook build.`);
  }
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  const ids = new Set<string>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line === '') {
      continue;
    }
    const record = readLine(line, `${file}:${number}`);
    if (ids.has(record.id)) {
      throw new UserError(`${file} has two records with the id "${record.id}".`);
    }
    ids.add(record.id);
    yield record;
  }
  if (ids.size === 0) {
    throw new UserError(`${file} holds no search records. Build the site first: patternbook build.`);
  }
}

function readLine(line: string, place: string): SearchRecord {
  const result = recordSchema.safeParse(parseJson(line));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new UserError(
      `${place}: not a search record (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}). Build the site again.`
    );
  }
  return result.data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
