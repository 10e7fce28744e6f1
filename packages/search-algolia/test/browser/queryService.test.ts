import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { ServiceRecord } from '../../src/serviceRecord.ts';
import { queryService } from '../../src/browser/queryService.ts';
import { CLIENT_GLOBAL, type HostedClient, openHostedClient } from '../../src/browser/hostedClient.ts';
import type { SearchAnswer, SearchRequest } from 'patternbook/search';
import type { SearchRecord } from 'patternbook';
import { indexSettings, toSynonyms } from '../../src/push/indexSettings.ts';
import { toServiceRecord } from '../../src/push/toServiceRecord.ts';
import { openBrowser } from '../../../../engine/test/browser/browser.ts';
import { searchRecord, searchRecords } from '../../../../engine/test/support/searchRecord.ts';
import { openSearchService, type SearchService } from '../support/searchService.ts';
import { defineClient, hostedSettings, searchRequest } from './hostedPage.ts';

let service: SearchService;
beforeEach(async () => {
  service = await openSearchService();
});
afterEach(() => service.close());

/** Adds records to the service, as a push does. */
function fill(records: readonly SearchRecord[], synonyms: Record<string, string[]> = {}): void {
  const sent: ServiceRecord[] = records.map(toServiceRecord);
  service.indexes.set('larkspur', {
    records: new Map(sent.map((record) => [record.objectID, { ...record }])),
    settings: { ...indexSettings('en') },
    synonyms: toSynonyms(synonyms).map((synonym) => ({ ...synonym }))
  });
}

/** The real client of the service, with requests sent by Node. */
function nodeClient(): HostedClient {
  defineClient({ liteClient });
  const client = openHostedClient(hostedSettings(service.origin));
  if (!client) {
    throw new Error('There is no client.');
  }
  return client;
}

async function ask(changes: Partial<SearchRequest>, client = nodeClient()): Promise<SearchAnswer[]> {
  const answers: SearchAnswer[] = [];
  await queryService(client, 'larkspur', searchRequest(changes), (answer) => answers.push(answer));
  return answers;
}

async function titles(changes: Partial<SearchRequest>): Promise<string[]> {
  return (await ask(changes)).at(-1)?.results.map(({ title }) => title) ?? [];
}

describe('queryService', () => {
  it('returns results, matches and counts of a single request', async () => {
    fill([searchRecord(), searchRecord({ id: 'heading', kind: 'heading', title: 'Turning', address: '/x#turning' })]);
    const answers = await ask({ query: 'dial' });
    expect(answers).toEqual([
      {
        results: [
          {
            kind: 'page',
            title: 'Dial',
            matches: [[0, 4]],
            address: '/components/dial',
            page: '/components/dial',
            section: 'components',
            place: ['Components'],
            badge: null,
            excerpt: { text: 'A dial sets a value by turning.', matches: [[2, 6]] },
            importLine: null,
            standalone: null
          },
          expect.objectContaining({ kind: 'heading', title: 'Turning', matches: [] })
        ],
        counts: { page: 1, heading: 1 },
        isPartial: false,
        missing: [],
        isFallback: false,
        suggestions: []
      }
    ]);
    expect(service.requests).toHaveLength(1);
    const { requests } = service.requests[0]?.body as { requests: { attributesToRetrieve: string[] }[] };
    expect(requests.map(({ attributesToRetrieve }) => attributesToRetrieve.includes('text'))).toEqual([false]);
  });

  it('filters by kind and section', async () => {
    fill([
      searchRecord({ id: '1', title: 'Dial' }),
      searchRecord({ id: '2', title: 'Dial in charts', section: 'charts' }),
      searchRecord({ id: '3', title: 'Dial token', kind: 'token' }),
      searchRecord({ id: '4', title: 'Dial icon', kind: 'icon', section: 'charts' })
    ]);
    await expect(titles({ kinds: ['icon', 'token'] })).resolves.toEqual(['Dial icon', 'Dial token']);
    await expect(titles({ section: 'charts' })).resolves.toEqual(['Dial in charts', 'Dial icon']);
    await expect(titles({ kinds: ['page'], section: 'components' })).resolves.toEqual(['Dial']);
  });

  it('finds synonyms, parts of names, and one passage per page', async () => {
    const passage = searchRecord({ kind: 'text', title: 'Use', text: 'Turn it.' });
    fill(
      [
        searchRecord(),
        searchRecord({ id: 'icon', kind: 'icon', title: 'AngleDownIcon' }),
        { ...passage, id: 'a' },
        { ...passage, id: 'b' },
        { ...passage, id: 'c', page: '/components/knob' }
      ],
      { knob: ['dial'] }
    );
    await expect(titles({ query: 'knob' })).resolves.toEqual(['Dial', 'AngleDownIcon']);
    await expect(titles({ query: 'angle down' })).resolves.toEqual(['AngleDownIcon']);
    await expect(titles({ query: 'turn it' })).resolves.toEqual(['Use', 'Use']);
  });

  it('requests crowded-out kinds in a second request, with a query per kind', async () => {
    // 27 results are requested: three of each of nine kinds. One token is among them.
    const pages = searchRecords(26);
    const tokens = pages.slice(0, 9).map((record) => ({ ...record, id: `token ${record.id}`, kind: 'token' as const }));
    fill([...pages, ...tokens]);
    const [first, second, ...more] = await ask({ query: 'dial', limit: 3 });
    expect(more).toEqual([]);
    const kinds = (answer: SearchAnswer | undefined) => answer?.results.map(({ kind }) => kind);
    expect(kinds(first)).toEqual(['page', 'page', 'page', 'token']);
    expect(first).toMatchObject({ isPartial: true, counts: { page: 26, token: 9 } });
    expect(kinds(second)).toEqual(['page', 'page', 'page', 'token', 'token', 'token']);
    expect(second).toMatchObject({ isPartial: false, counts: { page: 26, token: 9 } });
    expect(new Set(second?.results.map(({ kind, title }) => `${kind} ${title}`)).size).toBe(6);
    const queries = service.requests.map(({ body }) => (body as { requests: { filters: string }[] }).requests);
    expect(queries.map((all) => all.map(({ filters }) => filters))).toEqual([[''], ['(kind:token)']]);
  });

  it('uses the first response if the second request fails', async () => {
    fill([...searchRecords(40), searchRecord({ id: 'token', kind: 'token', title: 'Dial token' })]);
    service.fail({ on: 'queries', after: 1, status: 500 });
    const answers = await ask({ query: 'dial', limit: 3 });
    expect(answers.map(({ isPartial, results }) => [isPartial, results.length])).toEqual([
      [true, 3],
      [false, 3]
    ]);
  });

  it.each([
    ['an error', { status: 500 }],
    ['a refusal', { status: 403 }],
    ['a cut connection', { cut: true }],
    ['text', { body: 'Service unavailable' }],
    ['a response of another shape', { body: { results: [{ hits: [{ objectID: '1' }] }] } }]
  ])('fails for %s, and sends the request again the next time', async (_, failure) => {
    fill([searchRecord()]);
    const client = nodeClient();
    service.fail({ on: 'queries', times: 1, ...failure });
    await expect(ask({}, client)).rejects.toThrow();
    await expect(ask({}, client)).resolves.toHaveLength(1);
  });

  it('times out', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const silent: HostedClient = { search: () => new Promise(() => undefined), clearCache: () => Promise.resolve() };
    const asked = expect(ask({}, silent)).rejects.toThrow(/did not answer within 5000 ms/);
    await vi.advanceTimersByTimeAsync(5000);
    await asked;
  });
});

describe("the client's script", () => {
  const file = createRequire(import.meta.url).resolve('algoliasearch/dist/lite/builds/browser.umd.js');

  /** Runs the script in a browser window, with the browser's own requests. */
  function runScript(): void {
    const { window } = openBrowser('', { url: 'http://site.localhost/' });
    vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
    vm.runInThisContext(readFileSync(file, 'utf8'));
    defineClient(Reflect.get(globalThis, CLIENT_GLOBAL));
  }

  it('defines the global that the provider uses, and queries the service from another origin', async () => {
    fill([searchRecord()]);
    runScript();
    const client = openHostedClient(hostedSettings(service.origin));
    expect(client).not.toBeNull();
    const [answer] = client ? await ask({ query: 'dial' }, client) : [];
    expect(answer?.results.map(({ title }) => title)).toEqual(['Dial']);
  });

  it('does not cache an invalid response', async () => {
    fill([searchRecord()]);
    runScript();
    const client = openHostedClient(hostedSettings(service.origin));
    service.fail({ on: 'queries', times: 1, body: { results: 'none' } });
    await expect(client && ask({ query: 'dial' }, client)).rejects.toThrow(/makes no sense/);
    await expect(client && ask({ query: 'dial' }, client)).resolves.toHaveLength(1);
  });

  it('stores nothing in the browser, even if a host failed', async () => {
    runScript();
    service.fail({ on: 'queries', status: 500 });
    const client = openHostedClient(hostedSettings(service.origin));
    await expect(client && ask({ query: 'dial' }, client)).rejects.toThrow();
    expect(service.requests).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });
});
