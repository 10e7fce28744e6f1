import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';

import { buildClient } from '../../../src/bundle/scripts/clientBuild.ts';
import { NO_COMMON_MODULES } from '../../../src/bundle/scripts/commonModules.ts';
import { engineFile } from '../../../src/content/engineFile.ts';
import type { BrowserSearch } from '../../../src/core/config/search.ts';
import { temporaryFolder } from '../../support/pushSite.ts';

/** Builds the search of a site whose folder has a hosted search. @returns the text of its scripts, and the published files */
async function buildSearch(settings: unknown) {
  const folder = realpathSync(await temporaryFolder());
  const search = join(folder, 'search');
  mkdirSync(search);
  writeFileSync(join(search, 'client.js'), 'globalThis.echo = 1;');
  writeFileSync(join(search, 'words.ts'), `export const NAME: string = 'The echo of the search';`);
  writeFileSync(
    join(search, 'echo.ts'),
    `import client from './client.js?url';
    import { SearchUnavailableError, type OpenSearch } from 'patternbook/search';
    import { NAME } from './words.ts';
    const open: OpenSearch<unknown> = () => ({ search: () => Promise.reject(new SearchUnavailableError(NAME + client)) });
    export default open;`
  );
  const module = pathToFileURL(join(search, 'echo.ts')).href;
  const { assets, entries } = await buildClient({
    siteFolder: folder,
    entries: new Map([['search', engineFile('search/openProvider.ts')]]),
    commonModules: NO_COMMON_MODULES,
    aliases: new Map(),
    wording: { language: 'en', texts: {} },
    themes: [],
    siteTabs: { segments: [], implementations: [] },
    assistants: [],
    search: settings === null ? null : ({ module, settings } satisfies BrowserSearch),
    outFolder: folder
  });
  const { module: script = '', preloads = [] } = entries.get('search') ?? {};
  const code = [script, ...preloads].map((address) => readFileSync(join(folder, address), 'utf8')).join('\n');
  return { code, assets, client: join(search, 'client.js') };
}

describe('the hosted search of a site', () => {
  it('is bundled with its settings and all that it imports', async () => {
    const { code, assets, client } = await buildSearch({ address: 'https://echo.example' });
    expect(code).toContain('The echo of the search');
    expect(code).toContain('https://echo.example');
    expect(assets).toEqual([{ file: client, path: expect.stringMatching(/^\/assets\/client-\w+\.js$/) as string }]);
    expect(code).toContain(assets[0]?.path);
    // The engine's own module, whose class the built-in index uses as well.
    expect(code.match(/["'`]SearchUnavailableError["'`]/g)).toHaveLength(1);
  });

  it('is left out of other sites', async () => {
    const { code, assets } = await buildSearch(null);
    expect(code).not.toContain('The echo of the search');
    expect(assets).toEqual([]);
  });
});
