import { SearchUnavailableError } from '../searchProvider.ts';
import type { FoundPassages, PassageRequest } from './pagefind.ts';
import type { IndexRequest, ScoredAnswer } from './searchEngine.ts';
import type { WorkerReply, WorkerRequest } from './searchWorker.ts';

interface PendingRequest {
  onReply: (reply: WorkerReply) => void;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Client of the worker that holds the search indexes. */
export interface IndexWorker {
  /** @throws (rejects) SearchUnavailableError */
  search(request: IndexRequest, onAnswer: (answer: ScoredAnswer) => void): Promise<void>;
  /** @throws (rejects) SearchUnavailableError if the full-text index isn't available */
  findPassages: (request: PassageRequest) => Promise<FoundPassages>;
}

/** Starts the worker, which fetches the first slice of the index immediately. */
export function startIndexWorker(): IndexWorker {
  const worker = new Worker(new URL('./searchWorker.js', import.meta.url), { type: 'module' });
  const pending = new Map<number, PendingRequest>();
  const send = (message: WorkerRequest): void => worker.postMessage(message);
  let count = 0;
  let hasCrashed = false;

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const asked = pending.get(data.id);
    switch (data.kind) {
      case 'answer':
      case 'passages':
        asked?.onReply(data);
        return;
      case 'done':
        asked?.resolve();
        break;
      case 'failed':
        asked?.reject(new SearchUnavailableError(data.message));
    }
    pending.delete(data.id);
  });
  // The script can't be loaded, or crashed: reject all pending requests.
  worker.addEventListener('error', () => {
    hasCrashed = true;
    worker.terminate();
    for (const { reject } of pending.values()) {
      reject(new SearchUnavailableError('The search could not be started.'));
    }
    pending.clear();
  });
  send({ kind: 'warm' });

  const sendRequest = (toRequest: (id: number) => WorkerRequest, onReply: PendingRequest['onReply']): Promise<void> =>
    new Promise((resolve, reject) => {
      if (hasCrashed) {
        reject(new SearchUnavailableError('The search could not be started.'));
        return;
      }
      count += 1;
      pending.set(count, { onReply, resolve, reject });
      send(toRequest(count));
    });

  return {
    search: (request, onAnswer) =>
      sendRequest(
        (id) => ({ kind: 'search', id, request }),
        (reply) => {
          if (reply.kind === 'answer') {
            onAnswer(reply.answer);
          }
        }
      ),
    async findPassages(request) {
      let found: FoundPassages = { passages: [], count: 0 };
      await sendRequest(
        (id) => ({ kind: 'prose', id, request }),
        (reply) => {
          if (reply.kind === 'passages') {
            ({ found } = reply);
          }
        }
      );
      return found;
    }
  };
}
