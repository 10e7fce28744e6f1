import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  STUB_ANSWER,
  after,
  answers,
  ask,
  withClient,
  fails,
  neverResponds,
  advance,
  stubProvider
} from './stubProvider.ts';
import { searchAnswer } from './hostedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a hosted provider whose service fails', () => {
  it.each([
    ['fails', fails],
    ['answers nonsense', () => Promise.resolve({ results: [{ hits: [{}] }] })],
    ['answers with an error in words', () => Promise.resolve('Service unavailable')]
  ])('uses the fallback if it %s', async (_, service) => {
    const asked = ask(withClient(service));
    await advance(25);
    expect(asked).toMatchObject({ given: ['stand-in'], state: 'done' });
  });

  it('ends with a final answer if the service fails before the fallback is complete', async () => {
    const { promise, reject } = Promise.withResolvers<unknown>();
    const own = stubProvider();
    own.search = async (_, onAnswer) => {
      onAnswer(STUB_ANSWER);
      reject(new Error('Failed with 500'));
      await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const asked = ask(withClient(() => promise, own));
    await advance(400);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'stand-in'], state: 'done' });
  });

  it("shows the fallback's answer while a slow service may still respond", async () => {
    const provider = withClient(after(1000));
    const asked = ask(provider);
    await advance(320);
    expect(asked.given).toEqual(['stand-in, more']);
    await advance(1000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'service'], state: 'done' });
  });

  it('times out after five seconds', async () => {
    const asked = ask(withClient(neverResponds));
    await advance(5000);
    expect(asked).toMatchObject({ given: ['stand-in, more', 'stand-in'], state: 'done' });
  });

  it('waits longer for a service that has responded before', async () => {
    const own = stubProvider();
    const provider = withClient(after(250), own);
    ask(provider);
    await advance(250);
    const slower = ask(provider);
    await advance(250);
    expect(slower.given).toEqual(['service']);
    expect(own.requests).toEqual([]);
  });

  it('does not wait for a service that failed, retries it after a second, and uses it once it responds', async () => {
    const service = vi.fn(fails);
    const own = stubProvider([STUB_ANSWER, searchAnswer({ ...STUB_ANSWER, suggestions: ['dials'] })]);
    const provider = withClient(service, own);
    ask(provider);
    await advance(25);
    service.mockImplementation(answers);

    const next = ask(provider);
    await advance(25);
    expect(next.given).toEqual(['stand-in, more', 'stand-in, more']);
    expect(service).toHaveBeenCalledTimes(1);
    await advance(1000);
    expect(next).toMatchObject({ given: ['stand-in, more', 'stand-in, more', 'service'], state: 'done' });

    own.requests = [];
    const last = ask(provider);
    await advance(0);
    expect(last.given).toEqual(['service']);
    expect(own.requests).toEqual([]);
  });

  it('retries a failing service at most once a second, for the latest request only', async () => {
    const service = vi.fn(fails);
    const provider = withClient(service);
    ask(provider);
    await advance(25);
    for (let letter = 0; letter < 9; letter++) {
      const asked = ask(provider);
      await advance(100);
      asked.abort();
    }
    expect(service).toHaveBeenCalledTimes(1);
    ask(provider);
    await advance(1000);
    expect(service).toHaveBeenCalledTimes(2);
  });

  it('does not count an aborted request as a failure of the service', async () => {
    const own = stubProvider();
    const provider = withClient(after(250), own);
    ask(provider).abort();
    await advance(1000);
    const asked = ask(provider);
    await advance(250);
    expect(asked.given).toEqual(['service']);
    expect(own.requests).toEqual([]);
  });
});
