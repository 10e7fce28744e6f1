import { Worker as Thread } from 'node:worker_threads';

/** Starts a thread with the compiler's worker behind the subset of the `Worker` interface that the page uses. */
export function startCompilerThread(): Worker {
  const thread = new Thread(new URL('compilerThread.ts', import.meta.url));
  const worker: Pick<Worker, 'onmessage' | 'onerror' | 'onmessageerror' | 'postMessage' | 'terminate'> = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate()
  };
  const self = worker as Worker;
  thread.on('message', (data: unknown) => {
    self.onmessage?.(new MessageEvent('message', { data }));
  });
  thread.on('error', () => {
    self.onerror?.(new Event('error', { cancelable: true }) as ErrorEvent);
  });
  return self;
}
