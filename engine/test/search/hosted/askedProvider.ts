import { expect, vi } from 'vitest';

import { createHostedProvider } from '../../../src/search/hosted/createHostedProvider.ts';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../../src/search/searchProvider.ts';
import {
  type ScriptElement,
  defineClient,
  hostedSettings,
  openScripts,
  searchAnswer,
  searchRequest
} from './hostedPage.ts';

const SERVED = { results: [{ hits: [] }] };
/** An answer of the stand-in: its count tells whose it is. */
export const OWN = searchAnswer({ counts: { page: 99 } });

/** What the service's client does with queries. */
export type Service = () => Promise<unknown>;

/** A library with such a client. */
export function library(search: Service) {
  return { liteClient: () => ({ search, clearCache: () => Promise.resolve() }) };
}

export const answers: Service = () => Promise.resolve(SERVED);
export const fails: Service = () => Promise.reject(new Error('Failed with 500'));
export const isSilent: Service = () => new Promise(() => undefined);

/** Answers after some milliseconds, unless the request is given up. */
export function after(milliseconds: number, service: Service = answers): Service {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return service();
  };
}

export interface StandIn extends SearchProvider {
  requests: SearchRequest[];
  aborted: number;
}

/** Answers after some milliseconds with these answers, or fails. */
export function standIn(given: SearchAnswer[] | Error = [OWN], milliseconds = 20): StandIn {
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

export interface Asked {
  /** Answers so far: whose, and whether more will follow. */
  given: string[];
  state: 'open' | 'done' | Error;
  abort(): void;
}

/** Asks something, and gathers what comes of it. */
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

/** Lets time pass, with fake timers. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** A provider whose client is there. */
export function attached(service: Service, own = standIn()): SearchProvider {
  openScripts();
  defineClient(library(service));
  return createHostedProvider(hostedSettings(), own);
}

/** A provider whose client is not there yet. */
export function unattached(own = standIn()): { provider: SearchProvider; scripts: ScriptElement[] } {
  const scripts = openScripts();
  return { provider: createHostedProvider(hostedSettings(), own), scripts };
}
