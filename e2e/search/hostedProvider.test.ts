import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { buildClient } from '../../engine/src/bundle/scripts/clientBuild.ts';
import { NO_COMMON_MODULES } from '../../engine/src/bundle/scripts/commonModules.ts';
import { resolveConfig } from '../../engine/src/core/config.ts';
import { browserSearch } from '../../engine/src/core/config/search.ts';
import type { openSearchProvider } from '../../engine/src/search/openProvider.ts';
import { SLICES, sliceAddress } from '../../engine/src/search/searchFiles.ts';
import type { SearchAnswer } from '../../engine/src/search/searchProvider.ts';
import { encodeSlice } from '../../engine/src/search/searchSlice.ts';
import { foreignOrigins, securityPolicy } from '../../engine/src/site/documents/siteHead.ts';
import { searchRecords } from '../../engine/test/support/searchRecord.ts';
import { algolia } from '../../packages/search-algolia/src/algolia.ts';
import { indexSettings } from '../../packages/search-algolia/src/push/indexSettings.ts';
import { toServiceRecord } from '../../packages/search-algolia/src/push/toServiceRecord.ts';
import {
  APPLICATION_ID,
  PUBLIC_KEY,
  type SearchService,
  openSearchService
} from '../../packages/search-algolia/test/support/searchService.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CLIENT = /browser\.umd/;

interface BuiltSearch {
  /** Content by address. */
  files: ReadonlyMap<string, string>;
  /** Address of the module with `openSearchProvider`. */
  module: string;
  /** Security policy of documents. */
  policy: string;
}

let service: SearchService;
let built: BuiltSearch;

interface ProviderFixtures {
  /**
   * Serves and opens a document with a site's policy, on another origin than the service, as in production.
   * @param scriptFailures number of failed loads of the client's script
   */
  openSite: (options?: { scriptFailures?: number }) => Promise<Page>;
}

const test = base.extend<ProviderFixtures>({
  async openSite({ page }, use) {
    let scriptFailures = 0;
    const server = createServer(({ url = '' }, response) => {
      const content = built.files.get(url);
      if (CLIENT.test(url) && scriptFailures > 0) {
        scriptFailures -= 1;
        response.writeHead(503).end();
      } else if (url === '/') {
        response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': built.policy });
        response.end('<!doctype html><title>Larkspur</title>');
      } else {
        const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
        response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content);
      }
    });
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    await use(async (options) => {
      scriptFailures = options?.scriptFailures ?? 0;
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      return page;
    });
    server.close();
  }
});

test.beforeAll(async () => {
  service = await openSearchService();
  const records = searchRecords(30).map(toServiceRecord);
  service.indexes.set('larkspur', {
    records: new Map(records.map((record) => [record.objectID, { ...record }])),
    settings: { ...indexSettings('en') },
    synonyms: []
  });
  built = await buildSearch(service.origin);
});
test.afterAll(() => service.close());

/** Builds the search of a site as a build does. Its own index is empty. */
async function buildSearch(host: string): Promise<BuiltSearch> {
  const config = resolveConfig(
    {
      product: { name: 'Larkspur', slug: 'larkspur', description: 'Dials.', versionOf: 'larkspur-ui' },
      sections: [{ slug: 'components', title: 'Components' }],
      search: { provider: algolia({ applicationId: APPLICATION_ID, publicKey: PUBLIC_KEY, host }) }
    },
    'site.config.ts'
  );
  const folder = mkdtempSync(join(tmpdir(), 'hosted-search-'));
  const client = await buildClient({
    siteFolder: join(ROOT, 'sites/starter'),
    entries: new Map([['search', join(ROOT, 'engine/src/search/openProvider.ts')]]),
    commonModules: NO_COMMON_MODULES,
    aliases: new Map(),
    wording: { language: config.language, texts: config.texts },
    themes: [],
    siteTabs: { segments: [], implementations: [] },
    assistants: [],
    search: browserSearch(config.search, config.product),
    outFolder: folder
  });
  const { module = '' } = client.entries.get('search') ?? {};
  const scripts = readdirSync(join(folder, 'assets')).map((name) => `/assets/${name}`);
  const files = new Map([
    ...SLICES.map((name) => [sliceAddress(name), JSON.stringify(encodeSlice([]))] as const),
    ...scripts.map((address) => [address, readFileSync(join(folder, address), 'utf8')] as const),
    ...client.assets.map((asset) => [asset.path, readFileSync(asset.file, 'utf8')] as const)
  ]);
  rmSync(folder, { recursive: true });
  return { files, module, policy: securityPolicy([], foreignOrigins(config)) };
}

/** Runs a query. @returns all answers: source, whether more will follow, and titles */
async function ask(page: Page, query: string): Promise<string[]> {
  const answers = await page.evaluate(
    async ([asked, address]) => {
      const module = (await import(address)) as { openSearchProvider: typeof openSearchProvider };
      const answers: SearchAnswer[] = [];
      const request = { query: asked, kinds: [], section: null, limit: 3 };
      await module.openSearchProvider().search(request, (answer) => answers.push(answer), new AbortController().signal);
      return answers;
    },
    [query, built.module] as const
  );
  return answers.map(({ isFallback, isPartial, results }) =>
    [isFallback ? 'stand-in' : 'service', isPartial ? 'more' : 'last', ...results.map(({ title }) => title)].join(' ')
  );
}

test.describe('a hosted search in a browser', () => {
  test("loads the service's client under the site's policy, and queries another origin", async ({ openSite }) => {
    const page = await openSite();
    await expect(ask(page, 'dial 7')).resolves.toEqual(['service last Dial 7']);
    await expect(page.evaluate(() => [localStorage.length, document.cookie])).resolves.toEqual([0, '']);
  });

  test('retries a failed script, and uses the fallback in the meantime', { tag: '@full' }, async ({ openSite }) => {
    const page = await openSite({ scriptFailures: 2 });
    const answers = await ask(page, 'dial 8');
    expect(answers[0]).toBe('stand-in more');
    expect(answers.at(-1)).toBe('service last Dial 8');
  });

  test('uses the fallback if the service fails', async ({ openSite }) => {
    service.fail({ on: 'queries', status: 500 });
    const page = await openSite();
    expect((await ask(page, 'dial 9')).at(-1)).toBe('stand-in last');
    service.recover();
  });
});
