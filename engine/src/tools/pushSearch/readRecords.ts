import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';

import { SEARCH_KINDS } from '../../search/searchKind.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';
import { PushError } from './pushError.ts';

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
 * Reads the records one after the other; never all of them are in memory.
 * @throws PushError when there is no such file, or a line of it is not a record
 */
export async function* readRecords(file: string): AsyncGenerator<SearchRecord> {
  if (!existsSync(file)) {
    throw new PushError(`There are no search records in ${file}. Build the site first: patternbook build.`);
  }
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line !== '') {
      yield readLine(line, `${file}:${number}`);
    }
  }
}

function readLine(line: string, place: string): SearchRecord {
  const result = recordSchema.safeParse(parseJson(line));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new PushError(
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
