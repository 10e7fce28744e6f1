import { Worker } from 'node:worker_threads';

import { engineFile } from '../../content/engineFile.ts';
import type { FileStamp } from './lastOutput.ts';

/** A file of the output: its content, or where it comes from. `target` is its path. */
export type FileJob = { address: string; target: string } & (
  | { kind: 'write'; content: string | Uint8Array<ArrayBuffer>; last: string | null }
  | { kind: 'keep'; from: string }
  | { kind: 'copy'; from: string }
);

/** What the thread is asked: to work, or to say what was done since it was asked last. */
export type ThreadRequest = FileJob | { kind: 'settle' };

export interface ThreadAnswer {
  stamps: [address: string, stamp: FileStamp][];
  /** Of the first file that could not be written. */
  error: Error | null;
}

/** A thread that writes files in the order of their jobs, while others are being made. */
export interface FileThread {
  add(job: FileJob): void;
  /** Waits for all jobs. @returns stamps of the files since the last call @throws (rejects) if one could not be written */
  settle(): Promise<ThreadAnswer['stamps']>;
  /** Ends the thread; jobs that were not waited for are lost. */
  close(): Promise<void>;
}

/** Starts a thread. It doesn't keep the process alive. */
export function startFileThread(): FileThread {
  const worker = new Worker(engineFile('site/publish/fileWorker.ts'));
  worker.unref();
  let ended: Error | null = null;
  worker.once('error', (error) => {
    ended = error instanceof Error ? error : new Error(String(error));
  });
  worker.once('exit', () => {
    ended ??= new Error('The thread that writes files has stopped.');
  });
  const send = (request: ThreadRequest): void => worker.postMessage(request);
  /** @throws (rejects) if the thread stops before it answers */
  const ask = (): Promise<ThreadAnswer> =>
    new Promise((resolve, reject) => {
      const onExit = (): void => reject(ended ?? new Error());
      worker.once('exit', onExit);
      worker.once('message', (answer: ThreadAnswer) => {
        worker.off('exit', onExit);
        resolve(answer);
      });
      send({ kind: 'settle' });
    });
  return {
    add: send,
    async settle() {
      if (ended !== null) {
        throw ended;
      }
      worker.ref();
      try {
        const { stamps, error } = await ask();
        if (error !== null) {
          throw error;
        }
        return stamps;
      } finally {
        worker.unref();
      }
    },
    async close() {
      await worker.terminate();
    }
  };
}
