import type { SearchRequest } from '../searchProvider.ts';
import type { FoundPassages, PassageRequest } from './pagefind.ts';
import type { ScoredAnswer } from './searchEngine.ts';

/** What the page asks of the worker. */
export type WorkerRequest =
  | { kind: 'warm' }
  | { kind: 'search'; id: number; request: SearchRequest }
  | { kind: 'prose'; id: number; request: PassageRequest };

/** What the worker says to a request: answers or passages, then that it is done, or that there is none to be had. */
export type WorkerReply =
  | { kind: 'answer'; id: number; answer: ScoredAnswer }
  | { kind: 'passages'; id: number; found: FoundPassages }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; message: string };
