import type { SearchAnswer, SearchProvider, SearchRequest, SearchResult } from '../../search/searchProvider.ts';
import type { SearchKind } from '../../core/searchKind.ts';

/** Creates a result of a provider; tests override what matters to them. */
export function makeResult(kind: SearchKind, title: string, changes: Partial<SearchResult> = {}): SearchResult {
  return {
    kind,
    title,
    matches: [[0, 1]],
    address: `/components/${title.toLowerCase()}`,
    page: `/components/${title.toLowerCase()}`,
    section: 'components',
    place: ['Components', title],
    badge: null,
    excerpt: null,
    importLine: null,
    standalone: null,
    ...changes
  };
}

export function makeAnswer(results: SearchResult[], changes: Partial<SearchAnswer> = {}): SearchAnswer {
  return { results, counts: {}, isPartial: false, missing: [], isFallback: false, suggestions: [], ...changes };
}

/** A request, to be answered by the test. */
export interface Asked {
  request: SearchRequest;
  signal: AbortSignal;
  answer: (answer: SearchAnswer) => void;
  finish: () => void;
  fail: () => void;
}

/** Creates a fake provider whose requests are answered by the test. */
export function manualProvider(): { provider: SearchProvider; asked: Asked[] } {
  const asked: Asked[] = [];
  const provider: SearchProvider = {
    search: (request, onAnswer, signal) =>
      new Promise((resolve, reject) => {
        const fail = (): void => reject(new Error('unreachable'));
        asked.push({ request, signal, answer: onAnswer, finish: resolve, fail });
      })
  };
  return { provider, asked };
}
