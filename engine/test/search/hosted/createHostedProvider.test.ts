import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createHostedProvider } from '../../../src/search/hosted/createHostedProvider.ts';
import {
  type SearchAnswer,
  type SearchProvider,
  type SearchRequest,
  SearchUnavailableError
} from '../../../src/search/searchProvider.ts';
import {
  type ScriptElement,
  defineClient,
  hostedSettings,
  openScripts,
  searchAnswer,
  searchRequest
} from './hostedPage.ts';

const SERVED = { results: [{ hits: [] }] };
/** Its count tells whose answer it is. */
const OWN = searchAnswer({ counts: { page: 99 } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What the service's client does with queries. */
type Service = () => Promise<unknown>;

function library(search: Service) {
  return { liteClient: () => ({ search, clearCache: () => Promise.resolve() }) };
}

const answers: Service = () => Promise.resolve(SERVED);
const fails: Service = () => Promise.reject(new Error('Failed with 500'));
const isSilent: Service = () => new Promise(() => undefined);

/** Answers after some milliseconds, unless the request is given up. */
function after(milliseconds: number, service: Service = answers): Service {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return service();
  };
}

interface StandIn extends SearchProvider {
  requests: SearchRequest[];
  aborted: number;
}

/** Answers after some milliseconds with these answers, or fails. */
function standIn(given: SearchAnswer[] | Error = [OWN], milliseconds = 20): StandIn {
  const own: StandIn = {
    requests: [],
    aborted: 0,
    async search(request, onAnswer, signal) {
      own.requests.push(request);
      signal.addEventListener('abort', () => (own.aborted += 1));
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      signal.throwIfAborted();
      if (given instanceof Error) {
        throw given;
      }
      given.forEach(onAnswer);
    }
  };
  return own;
}

interface Asked {
  /** Answers so far: whose, and whether more will follow. */
  given: string[];
  state: 'open' | 'done' | Error;
  abort(): void;
}

function ask(provider: SearchProvider, changes: Partial<SearchRequest> = {}): Asked {
  const controller = new AbortController();
  const asked: Asked = { given: [], state: 'open', abort: () => controller.abort() };
  const onAnswer = ({ isStandIn, isPartial, counts }: SearchAnswer): void => {
    expect(isStandIn).toBe(counts.page === 99);
    asked.given.push(`${isStandIn ? 'stand-in' : 'service'}${isPartial ? ', more' : ''}`);
  };
  provider.search(searchRequest(changes), onAnswer, controller.signal).then(
    () => (asked.state = 'done'),
    (error: unknown) => (asked.state = error as Error)
  );
  return asked;
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** A provider whose client is there. */
function attached(service: Service, own = standIn()): SearchProvider {
  openScripts();
  defineClient(library(service));
  return createHostedProvider(hostedSettings(), own);
}

/** A provider whose client is not there yet. */
function unattached(own = standIn()): { provider: SearchProvider; scripts: ScriptElement[] } {
  const scripts = openScripts();
  return { provider: createHostedProvider(hostedSettings(), own), scripts };
}

describe('a hosted provider whose service answers', () => {
  it('starts to load the client at once, and leaves the stand-in alone', async () => {
    const own = standIn();
    const { provider, scripts } = unattached(own);
    expect(scripts).toHaveLength(1);
    await pass(200);
    const asked = ask(provider);
    defineClient(library(after(50)));
    scripts[0]?.load();
    await pass(50);
    expect(asked).toMatchObject({ given: ['service'], state: 'done' });
    expect(own.requests).toEqual([]);
  });

  it('asks nothing without a word', async () => {
    const service = vi.fn(answers);
    const own = standIn();
    const provider = attached(service, own);
    const asked = [ask(provider, { query: '' }), ask(provider, { query: ' --- ' })];
    await pass(5000);
    expect(asked).toMatchObject([
      { given: ['service'], state: 'done' },
      { given: ['service'], state: 'done' }
    ]);
    expect(service).not.toHaveBeenCalled();
    expect(own.requests).toEqual([]);
  });

  it('gives no answer after an abort', async () => {
    const provider = attached(after(100));
    const asked = ask(provider);
    await pass(50);
    asked.abort();
    await pass(0);
    expect(asked.state).toMatchObject({ name: 'AbortError' });
    await pass(10_000);
    expect(asked.given).toEqual([]);

    const late = ask(provider);
    late.abort();
    await pass(10_000);
    expect(late).toMatchObject({ given: [], state: { name: 'AbortError' } });
  });

  it('throws at once where the request was given up before', async () => {
    const provider = attached(answers);
    const searched = provider.search(searchRequest(), () => expect.unreachable(), AbortSignal.abort());
    await expect(searched).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a hosted provider whose client is missing', () => {
  it('answers from the stand-in, and from the service once its client is there', async () => {
    const own = standIn();
    const { provider } = unattached(own);
    const asked = ask(provider);
    await pass(320);
    expect(asked).toMatchObject({ given: ['stand-in, more'], state: 'open' });
    await pass(2000);
    defineClient(library(answers));
    await pass(1000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'service'], state: 'done' });

    const next = ask(provider);
    await pass(0);
    expect(next).toMatchObject({ given: ['service'], state: 'done' });
    expect(own.requests).toHaveLength(1);
  });

  it('stops the stand-in when the service is faster', async () => {
    const own = standIn([OWN], 5000);
    const { provider, scripts } = unattached(own);
    const asked = ask(provider);
    await pass(400);
    defineClient(library(answers));
    scripts[0]?.load();
    await pass(10_000);
    expect(asked).toMatchObject({ given: ['service'], state: 'done' });
    expect(own.aborted).toBe(1);
  });

  it('leaves it at the stand-in when the client does not come, and does not wait for it again', async () => {
    const { provider } = unattached();
    const asked = ask(provider);
    await pass(6000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'stand-in'], state: 'done' });
    expect(vi.getTimerCount()).toBe(0);
    const next = ask(provider);
    await pass(20);
    expect(next.given).toEqual(['stand-in, more']);
  });

  it('gives no answer of either after an abort', async () => {
    const { provider, scripts } = unattached();
    const asked = ask(provider);
    await pass(310);
    asked.abort();
    defineClient(library(answers));
    scripts[0]?.load();
    await pass(10_000);
    expect(asked).toMatchObject({ given: [], state: { name: 'AbortError' } });
  });

  it('says that nobody can answer', async () => {
    const { provider } = unattached(standIn(new SearchUnavailableError('No index')));
    const asked = ask(provider);
    await pass(10_000);
    expect(asked).toMatchObject({ given: [], state: { name: 'SearchUnavailableError', message: 'No index' } });
  });

  it('needs no stand-in that fails when the service answers after all', async () => {
    const { provider, scripts } = unattached(standIn(new SearchUnavailableError('No index')));
    const asked = ask(provider);
    await pass(1500);
    defineClient(library(answers));
    scripts[0]?.load();
    await pass(1000);
    expect(asked).toMatchObject({ given: ['service'], state: 'done' });
  });
});

describe('a hosted provider whose service fails', () => {
  it.each([
    ['fails', fails],
    ['answers nonsense', () => Promise.resolve({ results: [{ hits: [{}] }] })],
    ['answers with an error in words', () => Promise.resolve('Service unavailable')]
  ])('answers from the stand-in when it %s', async (_, service) => {
    const asked = ask(attached(service));
    await pass(25);
    expect(asked).toMatchObject({ given: ['stand-in'], state: 'done' });
  });

  it('ends with an answer that is the last, when the service fails before the stand-in has ended', async () => {
    const { promise, reject } = Promise.withResolvers<unknown>();
    const own = standIn();
    own.search = async (_, onAnswer) => {
      onAnswer(OWN);
      reject(new Error('Failed with 500'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const asked = ask(attached(() => promise, own));
    await pass(400);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'stand-in'], state: 'done' });
  });

  it('lets the stand-in answer while a slow service may still do so', async () => {
    const provider = attached(after(1000));
    const asked = ask(provider);
    await pass(320);
    expect(asked.given).toEqual(['stand-in, more']);
    await pass(1000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'service'], state: 'done' });
  });

  it('does not wait longer than five seconds', async () => {
    const asked = ask(attached(isSilent));
    await pass(5000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'stand-in'], state: 'done' });
  });

  it('waits longer for a service that has answered before', async () => {
    const own = standIn();
    const provider = attached(after(250), own);
    ask(provider);
    await pass(250);
    const slower = ask(provider);
    await pass(250);
    expect(slower.given).toEqual(['service']);
    expect(own.requests).toEqual([]);
  });

  it('does not wait for a service that failed, asks it again after a second, and trusts it when it answers', async () => {
    const service = vi.fn(fails);
    const own = standIn([OWN, searchAnswer({ ...OWN, suggestions: ['dials'] })]);
    const provider = attached(service, own);
    ask(provider);
    await pass(25);
    service.mockImplementation(answers);

    const next = ask(provider);
    await pass(25);
    expect(next.given).toEqual(['stand-in, more', 'stand-in, more']);
    expect(service).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(next).toMatchObject({ given: ['stand-in, more', 'stand-in, more', 'service'], state: 'done' });

    own.requests = [];
    const last = ask(provider);
    await pass(0);
    expect(last.given).toEqual(['service']);
    expect(own.requests).toEqual([]);
  });

  it('asks a service that fails no more than once a second, for the last request alone', async () => {
    const service = vi.fn(fails);
    const provider = attached(service);
    ask(provider);
    await pass(25);
    for (let letter = 0; letter < 9; letter++) {
      const asked = ask(provider);
      await pass(100);
      asked.abort();
    }
    expect(service).toHaveBeenCalledTimes(1);
    ask(provider);
    await pass(1000);
    expect(service).toHaveBeenCalledTimes(2);
  });

  it('does not hold it against the service that a request was given up', async () => {
    const own = standIn();
    const provider = attached(after(250), own);
    ask(provider).abort();
    await pass(1000);
    const asked = ask(provider);
    await pass(250);
    expect(asked.given).toEqual(['service']);
    expect(own.requests).toEqual([]);
  });
});
