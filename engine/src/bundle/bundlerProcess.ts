import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { collectGarbage } from '../content/collectGarbage.ts';
import type { BundlerTasks } from './process/main.ts';

const MAX_ERROR_LENGTH = 4000;

/** Most objects of the bundler are not V8's: what it allows for them takes 0.13 GB less, in the same time. */
const SMALL_SEMI_SPACE = '--max-semi-space-size=4';

/** The entry's extension is that of this file: `.ts` in the repository, `.js` in the package. */
const ENTRY = fileURLToPath(new URL(`./process/main${extname(import.meta.filename)}`, import.meta.url));

let running: Promise<unknown> = Promise.resolve();

/**
 * Runs a task of the bundler in a child process: it needs more than a gigabyte of memory, which is released when the
 * process exits. A second task waits for the first.
 * @throws Error with the process's stderr
 */
export function runBundler<Name extends keyof BundlerTasks>(
  name: Name,
  argument: Parameters<BundlerTasks[Name]>[0]
): Promise<Awaited<ReturnType<BundlerTasks[Name]>>> {
  const result = running.then(() => runInProcess(name, argument));
  running = result.catch(() => undefined);
  return result;
}

async function runInProcess<Name extends keyof BundlerTasks>(
  name: Name,
  argument: Parameters<BundlerTasks[Name]>[0]
): Promise<Awaited<ReturnType<BundlerTasks[Name]>>> {
  collectGarbage();
  const child = fork(ENTRY, [], {
    execArgv: [...process.execArgv, SMALL_SEMI_SPACE],
    // Keeps maps and sets as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc']
  });
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(0, MAX_ERROR_LENGTH);
  });
  let answer: { result: unknown } | null = null;
  child.once('message', (message: { result: unknown }) => {
    answer = message;
  });
  child.send({ name, argument });
  const result = await new Promise<unknown>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      if (answer) {
        resolve(answer.result);
      } else {
        reject(new Error(`The bundler failed (${name}). ${errorOutput}`));
      }
    });
  });
  return result as Awaited<ReturnType<BundlerTasks[Name]>>;
}
