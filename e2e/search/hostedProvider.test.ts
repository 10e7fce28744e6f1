import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { bundleScript } from '../support/bundleScript.ts';
import { expect, test as base } from '../support/test.ts';
import type { createHostedProvider } from '../../engine/src/search/hosted/createHostedProvider.ts';
import type { SearchAnswer } from '../../engine/src/search/searchProvider.ts';
import { indexSettings } from '../../engine/src/tools/pushSearch/indexSettings.ts';
import { toServiceRecord } from '../../engine/src/tools/pushSearch/toServiceRecord.ts';
import { searchRecords } from '../../engine/test/support/searchRecord.ts';
import {
  APPLICATION_ID,
  PUBLIC_KEY,
  type SearchService,
  openSearchService
} from '../../engine/test/support/searchService.ts';

const clientFile = createRequire(import.meta.url).resolve('algoliasearch/dist/lite/builds/browser.umd.js');

declare global {
  interface Window {
    createHostedProvider: typeof createHostedProvider;
  }
}

let providerScript: string;
let service: SearchService;

interface ProviderFixtures {
  /**
   * Serves and opens a document with a site's policy, on another origin than the service, as in production.
   * @param scriptFailures number of failed loads of the client's script
   */
  openSite: (options?: { scriptFailures?: number }) => Promise<Page>;
}

const test = base.extend<ProviderFixtures>({
  async openSite({ page }, use) {
    const policy = `default-src 'self'; connect-src ${service.origin}`;
    const clientScript = await readFile(clientFile, 'utf8');
    let scriptFailures = 0;
    const server = createServer(({ url }, response) => {
      if (url === '/provider.js') {
        response.setHeader('content-type', 'text/javascript');
        response.end(`${providerScript}\nwindow.createHostedProvider = hosted.createHostedProvider ?? hosted;`);
      } else if (url === '/client.js') {
        response.writeHead(scriptFailures > 0 ? 503 : 200, { 'content-type': 'text/javascript' });
        response.end(clientScript);
        scriptFailures -= 1;
      } else {
        response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
        response.end('<!doctype html><title>Larkspur</title><script src="/provider.js"></script>');
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
  providerScript = await bundleScript('engine/src/search/hosted/createHostedProvider.ts', 'hosted');
});

test.beforeAll(async () => {
  service = await openSearchService();
  const records = searchRecords(30).map(toServiceRecord);
  service.indexes.set('larkspur', {
    records: new Map(records.map((record) => [record.objectID, { ...record }])),
    settings: { ...indexSettings() },
    synonyms: []
  });
});
test.afterAll(() => service.close());

/** Runs a query. @returns all answers: source, whether more will follow, and titles */
async function ask(page: Page, query: string): Promise<string[]> {
  const settings = {
    provider: 'algolia' as const,
    applicationId: APPLICATION_ID,
    publicKey: PUBLIC_KEY,
    indexName: 'larkspur',
    clientScript: '/client.js',
    host: service.origin
  };
  const answers = await page.evaluate(
    async ([asked, given]) => {
      const nothing = {
        results: [],
        counts: {},
        isPartial: false,
        missing: [],
        isFallback: false,
        suggestions: []
      };
      const provider = window.createHostedProvider(given, {
        search(_request, onAnswer) {
          onAnswer(nothing);
          return Promise.resolve();
        }
      });
      const answers: SearchAnswer[] = [];
      const request = { query: asked, kinds: [], section: null, limit: 3 };
      await provider.search(request, (answer) => answers.push(answer), new AbortController().signal);
      return answers;
    },
    [query, settings] as const
  );
  return answers.map(({ isFallback, isPartial, results }) =>
    [isFallback ? 'stand-in' : 'service', isPartial ? 'more' : 'last', ...results.map(({ title }) => title)].join(' ')
  );
}

test.describe('the hosted provider in a browser', () => {
  test("loads the service's client under the site's policy, and queries another origin", async ({ openSite }) => {
    const page = await openSite();
    await expect(ask(page, 'dial 7')).resolves.toEqual(['service last Dial 7']);
    await expect(page.evaluate(() => [localStorage.length, document.cookie])).resolves.toEqual([0, '']);
  });

  test('retries a failed script, and uses the fallback in the meantime', { tag: '@full' }, async ({ openSite }) => {
    const page = await openSite({ scriptFailures: 2 });
    await expect(ask(page, 'dial 8')).resolves.toEqual(['stand-in more', 'service last Dial 8']);
  });

  test('uses the fallback if the service fails', async ({ openSite }) => {
    service.fail({ on: 'queries', status: 500 });
    const page = await openSite();
    expect((await ask(page, 'dial 9')).at(-1)).toBe('stand-in last');
    service.recover();
  });
});
