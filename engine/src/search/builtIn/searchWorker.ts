import { sliceAddress } from '../searchFiles.ts';
import type { SearchRequest } from '../searchProvider.ts';
import type { SearchSlice } from '../searchSlice.ts';
import { SearchEngine } from './searchEngine.ts';
import type { WorkerReply, WorkerRequest } from './workerMessages.ts';

/** The index and the search in it, beside the page: neither ever keeps a reader from typing. */
const engine = new SearchEngine(async (name) => {
  const response = await fetch(sliceAddress(name));
  if (!response.ok) {
    throw new Error(`${sliceAddress(name)} answered ${response.status}.`);
  }
  return (await response.json()) as SearchSlice;
});

const reply = (message: WorkerReply): void => postMessage(message);
let latest = 0;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'warm') {
    void engine.warm().catch(() => undefined);
    return;
  }
  latest = data.id;
  // Requests that came while the one before was answered are all here by then; the last one alone still matters.
  setTimeout(() => void answer(data.id, data.request), 0);
});

async function answer(id: number, request: SearchRequest): Promise<void> {
  try {
    if (id === latest) {
      await engine.search(request, (found) => {
        if (id === latest) {
          reply({ kind: 'answer', id, answer: found });
        }
      });
    }
    reply({ kind: 'done', id });
  } catch (error) {
    reply({ kind: 'failed', id, message: String(error) });
  }
}
