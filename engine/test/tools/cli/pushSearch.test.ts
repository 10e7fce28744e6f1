import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { applyWording } from '../../../src/core/siteTexts.ts';
import { parseCommandLine } from '../../../src/tools/cli/commandLine.ts';
import { pushSearch } from '../../../src/tools/pushSearch/pushSearchCommand.ts';
import { temporaryFolder, writeRecords } from '../../support/pushSite.ts';
import { searchRecords } from '../../support/searchRecord.ts';

afterEach(() => {
  vi.restoreAllMocks();
  applyWording({ language: 'en', texts: {} });
});

/** Code of a hosted search. */
const searchWith = (push: string): string =>
  `{ name: 'Echo', browserModule: new URL('./browser.js', import.meta.url), settings: () => null, ${push} }`;

/** One that reports what it got. */
const ECHO = searchWith(`
  async push({ records, folder, progress, ...input }) {
    progress.stage('Send records', 3);
    const ids = (await Array.fromAsync(records())).map(({ id }) => id);
    const data = { ...input, ids, again: (await Array.fromAsync(records())).length };
    return { lines: ['Sent ' + ids.length + ' records.', 'State: ' + folder], data };
  }`);

/** Creates a site whose last build has three records, and runs the command there. @param provider code */
async function run(provider: string, args: string[] = [], records = 3) {
  const site = await temporaryFolder();
  const config = `export default {
    product: { name: 'Larkspur', slug: 'larkspur', description: 'Dials.', versionOf: 'larkspur-ui' },
    language: 'de',
    sections: [{ slug: 'components', title: 'Components' }],
    search: { provider: ${provider}, synonyms: { knob: ['dial'] } }
  };`;
  await writeFile(path.join(site, 'site.config.mjs'), config);
  if (records > 0) {
    await writeRecords(path.join(site, '.patternbook'), searchRecords(records));
  }
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((written.out += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((written.err += String(text))));
  const code = await pushSearch(parseCommandLine(['push-search', '--site', site, ...args]));
  return { code, ...written };
}

describe('patternbook push-search', () => {
  it('has the hosted search send the records of the last build, and prints its report', async () => {
    const { code, out, err } = await run(ECHO);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Send records +3\/3/);
    expect(out).toMatch(/Sent 3 records\.\nState: .*[\\/]\.patternbook[\\/]search\n$/);
  });

  it('tells it what the site and the command line say, and prints its data as JSON', async () => {
    const { out } = await run(ECHO, ['--json', '--dry-run', '--batch-size', '10']);
    expect(JSON.parse(out)).toEqual({
      product: { name: 'Larkspur', slug: 'larkspur' },
      language: 'de',
      synonyms: { knob: ['dial'] },
      isDryRun: true,
      batchSize: 10,
      ids: ['page 0', 'page 1', 'page 2'],
      again: 3
    });
  });

  it('requires a build', async () => {
    const { code, err } = await run(ECHO, [], 0);
    expect(code).toBe(1);
    expect(err).toMatch(/There are no search records in .*records\.ndjson\. Build the site first/);
  });

  it('reports a site with built-in search, and a service that gets no records', async () => {
    const builtIn = await run(`'builtIn'`);
    expect(builtIn.code).toBe(1);
    expect(builtIn.err).toContain("The site's search is its own; there is no service to send to.");
    const crawling = await run(searchWith(''));
    expect(crawling).toMatchObject({ code: 1, err: expect.stringContaining('Echo needs no records') as string });
  });

  it('does not hide a defect of the hosted search', async () => {
    await expect(run(searchWith(`push() { throw new TypeError('Oops'); }`))).rejects.toThrow('Oops');
  });
});
