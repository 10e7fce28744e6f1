import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type WorkerOptions, workerArguments } from './workerOptions.ts';

const MEMORY_LIMIT_MB = 1024;
const START_LIMIT_MS = 60_000;
const COMPLAINT_LENGTH = 4000;

/** The entry has the extension of this file: `.ts` in the repository, `.js` in the package. */
const ENTRY = fileURLToPath(new URL(`./worker/main${extname(import.meta.filename)}`, import.meta.url));

/**
 * Starts a render process and waits until it is ready.
 * @throws Error with what the process complains about
 */
export async function startProcess(options: WorkerOptions): Promise<ChildProcess> {
  const child = fork(ENTRY, workerArguments(options), {
    env: { ...process.env, NODE_ENV: 'production', LC_ALL: 'en_US.UTF-8' },
    execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc']
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(0, COMPLAINT_LENGTH);
  });
  try {
    await nextMessage(child, START_LIMIT_MS);
    return child;
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The process that renders examples does not start. ${complaint || String(error)}`, {
      cause: error
    });
  }
}

/** The next message of a process; rejects when it dies or takes too long. */
export function nextMessage(child: ChildProcess, timeLimitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      child.off('message', answer).off('error', fail).off('close', end);
    };
    const answer = (message: unknown): void => {
      stop();
      resolve(message);
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const end = (): void => fail(new Error('The process ended while it rendered the example.'));
    const timer = setTimeout(() => fail(new Error(`Took longer than ${timeLimitMs / 1000} s.`)), timeLimitMs);
    child.on('message', answer).on('error', fail).on('close', end);
  });
}
