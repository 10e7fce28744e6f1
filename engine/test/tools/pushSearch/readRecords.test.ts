import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { describe, expect, it } from 'vitest';

import { readRecords } from '../../../src/tools/pushSearch/readRecords.ts';
import { temporaryFolder, writeRecords } from '../../support/pushSite.ts';
import { searchRecord, searchRecords } from '../../support/searchRecord.ts';

const readAll = (file: string): Promise<unknown[]> => Readable.from(readRecords(file)).toArray();

describe('readRecords', () => {
  it('reads what a build wrote', async () => {
    const records = searchRecords(3);
    const file = await writeRecords(await temporaryFolder(), records);
    await expect(readAll(file)).resolves.toEqual(records);
  });

  it.each([
    ['no record', '', /holds no search records. Build the site first/],
    ['a line that is not a record', '{"id":"a"}\n', /records\.ndjson:1: not a search record \(kind: /],
    ['a line that is not JSON', `${JSON.stringify(searchRecord())}\n{"id"\n`, /records\.ndjson:2: not a search record/],
    [
      'a duplicate id',
      `${JSON.stringify(searchRecord())}\n`.repeat(2),
      /two records with the id "page \/components\/dial"/
    ]
  ])('explains a file with %s', async (_, content, message) => {
    const file = await writeRecords(await temporaryFolder(), []);
    await writeFile(file, content);
    await expect(readAll(file)).rejects.toThrow(message);
  });

  it('requires a build', async () => {
    await expect(readAll('/nowhere/records.ndjson')).rejects.toThrow(/Build the site first/);
  });
});
