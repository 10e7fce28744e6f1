import { expect, vi } from 'vitest';

import { createHostedProvider } from '../../src/browser/createHostedProvider.ts';
import type { SearchAnswer, SearchProvider, SearchRequest } from 'patternbook/search';
import {
  type ScriptElement,
  defineClient,
  hostedSettings,
  openScripts,
  searchAnswer,
  searchRequest
} from './hostedPage.ts';

const SERVED = { results: [{ hits: [] }] };
/** Answer of the stub; the count identifies it. */
export const STUB_ANSWER = searchAnswer({ counts: { page: 99 } });

/** Behavior of the service's client for queries. */
export type Service = () => Promise<unknown>;

/** A client library with this behavior. */
export function library(search: Service) {
  return { liteClient: () => ({ search, clearCache: () => Promise.resolve() }) };
}

export const answers: Service = () => Promise.resolve(SERVED);
export const fails: Service = () => Promise.reject(new Error('Failed with 500'));
export const neverResponds: Service = () => new Promise(() => undefined);

/** Responds after a delay, unless the request is aborted. */
export function after(milliseconds: number, service: Service = answers): Service {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return service();
  };
}

export interface StubProvider extends SearchProvider {
  requests: SearchRequest[];
  aborted: number;
}

/** Creates a stub provider that returns these answers after a delay, or fails. */
export function stubProvider(given: SearchAnswer[] | Error = [STUB_ANSWER], milliseconds = 20): StubProvider {
  const own: StubProvider = {
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

export interface Asked {
  /** Answers so far: source, and whether more will follow. */
  given: string[];
  state: 'open' | 'done' | Error;
  abort(): void;
}

/** Sends a request and collects the answers. */
export function ask(provider: SearchProvider, changes: Partial<SearchRequest> = {}): Asked {
  const controller = new AbortController();
  const asked: Asked = { given: [], state: 'open', abort: () => controller.abort() };
  const onAnswer = ({ isFallback, isPartial, counts }: SearchAnswer): void => {
    expect(isFallback).toBe(counts.page === 99);
    asked.given.push(`${isFallback ? 'stand-in' : 'service'}${isPartial ? ', more' : ''}`);
  };
  provider.search(searchRequest(changes), onAnswer, controller.signal).then(
    () => (asked.state = 'done'),
    (error: unknown) => (asked.state = error as Error)
  );
  return asked;
}

/** Advances fake timers. */
export async function advance(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Creates a provider whose client is loaded. */
export function withClient(service: Service, own = stubProvider()): SearchProvider {
  openScripts();
  defineClient(library(service));
  return createHostedProvider(hostedSettings(), own);
}

/** Creates a provider whose client is not loaded yet. */
export function withoutClient(own = stubProvider()): { provider: SearchProvider; scripts: ScriptElement[] } {
  const scripts = openScripts();
  return { provider: createHostedProvider(hostedSettings(), own), scripts };
}
