import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SearchUnavailableError } from 'patternbook/search';
import {
  STUB_ANSWER,
  after,
  answers,
  ask,
  withClient,
  library,
  advance,
  stubProvider,
  withoutClient
} from './stubProvider.ts';
import { defineClient, searchRequest } from './hostedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a hosted provider whose service answers', () => {
  it('loads the client immediately, and does not use the fallback', async () => {
    const own = stubProvider();
    const { provider, scripts } = withoutClient(own);
    expect(scripts).toHaveLength(1);
    await advance(200);
    const asked = ask(provider);
    defineClient(library(after(50)));
    scripts[0]?.load();
    await advance(50);
    expect(asked).toMatchObject({ given: ['service'], state: 'done' });
    expect(own.requests).toEqual([]);
  });

  it('sends no request without a word', async () => {
    const service = vi.fn(answers);
    const own = stubProvider();
    const provider = withClient(service, own);
    const asked = [ask(provider, { query: '' }), ask(provider, { query: ' --- ' })];
    await advance(5000);
    expect(asked).toMatchObject([
      { given: ['service'], state: 'done' },
      { given: ['service'], state: 'done' }
    ]);
    expect(service).not.toHaveBeenCalled();
    expect(own.requests).toEqual([]);
  });

  it('returns no answer after an abort', async () => {
    const provider = withClient(after(100));
    const asked = ask(provider);
    await advance(50);
    asked.abort();
    await advance(0);
    expect(asked.state).toMatchObject({ name: 'AbortError' });
    await advance(10_000);
    expect(asked.given).toEqual([]);

    const late = ask(provider);
    late.abort();
    await advance(10_000);
    expect(late).toMatchObject({ given: [], state: { name: 'AbortError' } });
  });

  it('throws immediately if the request is already aborted', async () => {
    const provider = withClient(answers);
    const searched = provider.search(searchRequest(), () => expect.unreachable(), AbortSignal.abort());
    await expect(searched).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a hosted provider whose client is missing', () => {
  it('uses the fallback, and the service once its client is loaded', async () => {
    const own = stubProvider();
    const { provider } = withoutClient(own);
    const asked = ask(provider);
    await advance(320);
    expect(asked).toMatchObject({ given: ['stand-in, more'], state: 'open' });
    await advance(2000);
    defineClient(library(answers));
    await advance(1000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'service'], state: 'done' });

    const next = ask(provider);
    await advance(0);
    expect(next).toMatchObject({ given: ['service'], state: 'done' });
    expect(own.requests).toHaveLength(1);
  });

  it('aborts the fallback if the service is faster', async () => {
    const own = stubProvider([STUB_ANSWER], 5000);
    const { provider, scripts } = withoutClient(own);
    const asked = ask(provider);
    await advance(400);
    defineClient(library(answers));
    scripts[0]?.load();
    await advance(10_000);
    expect(asked).toMatchObject({ given: ['service'], state: 'done' });
    expect(own.aborted).toBe(1);
  });

  it('stays with the fallback if the client does not load, and does not wait for it again', async () => {
    const { provider } = withoutClient();
    const asked = ask(provider);
    await advance(6000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'stand-in'], state: 'done' });
    const next = ask(provider);
    await advance(20);
    expect(next.given).toEqual(['stand-in, more']);
  });

  it('returns no answer from either after an abort', async () => {
    const { provider, scripts } = withoutClient();
    const asked = ask(provider);
    await advance(310);
    asked.abort();
    defineClient(library(answers));
    scripts[0]?.load();
    await advance(10_000);
    expect(asked).toMatchObject({ given: [], state: { name: 'AbortError' } });
  });

  it('reports that search is unavailable', async () => {
    const { provider } = withoutClient(stubProvider(new SearchUnavailableError('No index')));
    const asked = ask(provider);
    await advance(10_000);
    expect(asked).toMatchObject({ given: [], state: { name: 'SearchUnavailableError', message: 'No index' } });
  });

  it('ignores a failed fallback if the service responds in the end', async () => {
    const { provider, scripts } = withoutClient(stubProvider(new SearchUnavailableError('No index')));
    const asked = ask(provider);
    await advance(1500);
    defineClient(library(answers));
    scripts[0]?.load();
    await advance(1000);
    expect(asked).toMatchObject({ given: ['service'], state: 'done' });
  });
});
