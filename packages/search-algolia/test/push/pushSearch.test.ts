import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { parseCommandLine } from '../../../../engine/src/tools/cli/commandLine.ts';
import { pushSearch } from '../../../../engine/src/tools/pushSearch/pushSearchCommand.ts';
import { temporaryFolder, writeRecords } from '../../../../engine/test/support/pushSite.ts';
import { searchRecords } from '../../../../engine/test/support/searchRecord.ts';
import {
  ADMIN_KEY,
  APPLICATION_ID,
  PUBLIC_KEY,
  type SearchService,
  openSearchService
} from '../support/searchService.ts';

const PACKAGE = pathToFileURL(path.resolve(import.meta.dirname, '../../src/index.ts')).href;

const KEY_VARIABLE = 'PATTERNBOOK_SEARCH_KEY';

let service: SearchService;
beforeEach(async () => {
  service = await openSearchService();
  vi.stubEnv(KEY_VARIABLE, ADMIN_KEY);
});
afterEach(async () => {
  await service.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Run {
  code: number;
  out: string;
  err: string;
}

/** Creates a site whose last build has this number of records. @returns its folder */
async function temporarySite(records = 25): Promise<string> {
  const site = await temporaryFolder();
  const options = { applicationId: APPLICATION_ID, publicKey: PUBLIC_KEY, host: service.origin };
  const config = `import { algolia } from '${PACKAGE}';
  export default {
    product: { name: 'Larkspur', slug: 'larkspur', description: 'Dials.', versionOf: 'larkspur-ui' },
    sections: [{ slug: 'components', title: 'Components' }],
    search: { provider: algolia(${JSON.stringify(options)}) }
  };`;
  await writeFile(path.join(site, 'site.config.mjs'), config);
  if (records > 0) {
    await writeRecords(path.join(site, '.patternbook'), searchRecords(records));
  }
  return site;
}

async function run(args: string[] = []): Promise<Run> {
  return runIn(await temporarySite(), args);
}

async function runIn(site: string, args: string[]): Promise<Run> {
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((written.out += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((written.err += String(text))));
  const code = await pushSearch(parseCommandLine(['push-search', '--site', site, ...args]));
  return { code, ...written };
}

describe('patternbook push-search with Algolia', () => {
  it("sends the records of the last build to the index with the product's name", async () => {
    const { code, out, err } = await run(['--batch-size', '10']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Send records +25\/25/);
    expect(out).toMatch(/25 records, 3 batches, 0\.0 MB, 0 shortened\.\nThey are live in the index larkspur\.\n$/);
    expect(service.indexes.get('larkspur')?.records.size).toBe(25);
  });

  it('prints its summary as JSON', async () => {
    const { out } = await run(['--json']);
    expect(JSON.parse(out)).toMatchObject({
      applicationId: APPLICATION_ID,
      indexName: 'larkspur',
      isSent: true,
      records: 25,
      batches: 1,
      resumedAfter: 0
    });
    expect(out).not.toContain(ADMIN_KEY);
  });

  it('only reports what it would send in a dry run, without a key', async () => {
    vi.stubEnv(KEY_VARIABLE, undefined);
    const { code, out } = await run(['--dry-run', '--batch-size', '5']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /25 records, 5 batches.*\nNothing was sent; they would go to the index larkspur of LARKSPUR01\./
    );
    expect(service.requests).toEqual([]);
  });

  it('resumes where an earlier run was interrupted', async () => {
    const site = await temporarySite();
    service.fail({ on: 'batch', after: 1, times: 1, status: 400 });
    await expect(runIn(site, ['--batch-size', '10'])).resolves.toMatchObject({ code: 1 });
    const { code, out } = await runIn(site, ['--batch-size', '4']);
    expect(code).toBe(0);
    expect(out).toContain('10 of them had been sent before.');
  });

  it('requires the key', async () => {
    vi.stubEnv(KEY_VARIABLE, undefined);
    await expect(run()).resolves.toMatchObject({
      code: 1,
      err: expect.stringContaining('PATTERNBOOK_SEARCH_KEY is not set.') as string
    });
  });

  it('explains an invalid key, without showing it', async () => {
    vi.stubEnv(KEY_VARIABLE, 'wrong-key');
    const { code, out, err } = await run();
    expect(code).toBe(1);
    expect(err).toContain('refuses the key (403): Invalid Application-ID or API key. PATTERNBOOK_SEARCH_KEY must hold');
    expect(out + err).not.toContain('wrong-key');
  });

  it('requires a build', async () => {
    const { code, err } = await runIn(await temporarySite(0), []);
    expect(code).toBe(1);
    expect(err).toMatch(/There are no search records in .*records\.ndjson\. Build the site first/);
  });
});
