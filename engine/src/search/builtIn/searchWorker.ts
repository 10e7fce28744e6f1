import { queryPagefind, type FoundPassages, type PassageRequest } from './pagefind.ts';
import { type IndexRequest, type ScoredAnswer, SearchEngine } from './searchEngine.ts';
import { sliceAddress, type SliceName } from '../searchFiles.ts';
import { readSlice } from '../searchSlice.ts';

/** Messages from the page to the worker. */
export type WorkerRequest =
  | { kind: 'warm' }
  | { kind: 'search'; id: number; request: IndexRequest }
  | { kind: 'prose'; id: number; request: PassageRequest };

/** Replies of the worker: answers or passages, followed by `done` or `failed`. */
export type WorkerReply =
  | { kind: 'answer'; id: number; answer: ScoredAnswer }
  | { kind: 'passages'; id: number; found: FoundPassages }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; message: string };

/**
 * Slices that have been requested. A second request follows only a failed or invalid response, which the HTTP cache may
 * contain.
 */
const requested = new Set<SliceName>();

/** Searching in a worker never blocks typing. */
const engine = new SearchEngine(async (name) => {
  const cache = requested.has(name) ? 'reload' : 'default';
  requested.add(name);
  const response = await fetch(sliceAddress(name), { cache });
  if (!response.ok) {
    throw new Error(`${sliceAddress(name)} answered ${response.status}.`);
  }
  return readSlice(await response.json());
});

const reply = (message: WorkerReply): void => postMessage(message);
let latest = 0;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  switch (data.kind) {
    case 'warm':
      void engine.warm().catch(() => undefined);
      return;
    case 'search':
      latest = data.id;
      // A task lets queued requests arrive first, so that only the latest one is processed.
      setTimeout(() => void replyTo(data.id, () => answer(data.id, data.request)), 0);
      return;
    case 'prose':
      void replyTo(data.id, () => replyWithPassages(data.id, data.request));
  }
});

async function replyTo(id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    reply({ kind: 'done', id });
  } catch (error) {
    reply({ kind: 'failed', id, message: String(error) });
  }
}

async function answer(id: number, request: IndexRequest): Promise<void> {
  if (id === latest) {
    await engine.search(request, (found) => {
      if (id === latest) {
        reply({ kind: 'answer', id, answer: found });
      }
    });
  }
}

async function replyWithPassages(id: number, request: PassageRequest): Promise<void> {
  reply({ kind: 'passages', id, found: await queryPagefind(request) });
}
