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
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const answered = new Promise<{ result: Result }>((resolve) => {
    child.once('message', (message) => resolve(message as { result: Result }));
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${failure} ${errorOutput}`)));
  });
  child.send(request as object);
  // After an answer, `close` was never emitted while this process was busy (Node.js 24.21).
  const { result } = await Promise.race([answered, failed]);
  await exited;
  return result;
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
