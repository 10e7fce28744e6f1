import { fork } from 'node:child_process';

const MAX_ERROR_LENGTH = 4000;

interface ChildTask {
  /** Absolute path of a module that calls {@link answerParent}. */
  entry: string;
  /** Argument of its function. */
  request: unknown;
  /** Options of Node.js besides those of this process. */
  nodeOptions?: readonly string[];
  /** Beginning of the message if the task fails. */
  failure: string;
}

/**
 * Runs a task in a child process: the system gets its memory back as soon as it exits, whereas that of a worker thread
 * stays with the process.
 * @throws Error with the process's stderr
 */
export async function runInChild<Result>({ entry, request, nodeOptions = [], failure }: ChildTask): Promise<Result> {
  const child = fork(entry, [], {
    execArgv: [...process.execArgv, ...nodeOptions],
    // Keeps maps and sets as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc']
  });
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(0, MAX_ERROR_LENGTH);
  });
  let answer: { result: Result } | null = null;
  child.once('message', (message: { result: Result }) => {
    answer = message;
  });
  child.send(request as object);
  return new Promise<Result>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      if (answer) {
        resolve(answer.result);
      } else {
        reject(new Error(`${failure} ${errorOutput}`));
      }
    });
  });
}

/** Waits for the request of {@link runInChild}, in the child process, and answers with a function's result. */
export function answerParent(run: (request: never) => unknown): void {
  // Also if the parent was stopped.
  process.once('disconnect', () => process.exit());
  process.once('message', (request) => {
    void Promise.resolve(run(request as never)).then((result) =>
      process.send?.({ result }, () => process.disconnect())
    );
  });
}
