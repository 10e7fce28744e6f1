import { runInChild } from '../content/childTask.ts';
import { collectGarbage } from '../content/collectGarbage.ts';
import { engineFile } from '../content/engineFile.ts';
import type { BundlerTasks } from './process/main.ts';

/** Most objects of the bundler are not V8's: what it allows for them takes 0.13 GB less, in the same time. */
const SMALL_SEMI_SPACE = '--max-semi-space-size=4';

const ENTRY = engineFile('bundle/process/main.ts');

let running: Promise<unknown> = Promise.resolve();

/**
 * Runs a task of the bundler in a child process: it needs more than a gigabyte of memory. A second task waits for the
 * first.
 * @throws Error with the process's stderr
 */
export function runBundler<Name extends keyof BundlerTasks>(
  name: Name,
  argument: Parameters<BundlerTasks[Name]>[0]
): Promise<Awaited<ReturnType<BundlerTasks[Name]>>> {
  const result = running.then(() => {
    collectGarbage();
    return runInChild<Awaited<ReturnType<BundlerTasks[Name]>>>({
      entry: ENTRY,
      request: { name, argument },
      nodeOptions: [SMALL_SEMI_SPACE],
      failure: `The bundler failed (${name}).`
    });
  });
  running = result.catch(() => undefined);
  return result;
}
