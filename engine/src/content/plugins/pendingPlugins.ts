import type { Root } from 'hast';
import type { VFile } from 'vfile';

/** What an asynchronous plugin did. */
interface Outcome extends Pick<VFile, 'messages' | 'data'> {
  /** The tree that it returned, or the one that it changed. */
  tree: Root;
  error: Error | null;
}

/** An attempt to read a text: the transforms that plugins have made so far, and what the asynchronous ones did. */
interface Attempt {
  calls: number;
  /** By the number of the call. */
  outcomes: ReadonlyMap<number, Outcome>;
}

let current: Attempt | null = null;

/** An asynchronous plugin that takes longer has failed: a build must not wait forever. */
const LIMIT_MS = 60_000;

/** Thrown to wait for an asynchronous plugin. */
export class PendingPlugin extends Error {
  override name = 'PendingPlugin';
  readonly call: number;
  readonly outcome: Promise<Outcome>;

  constructor(call: number, outcome: Promise<Outcome>) {
    super('A plugin is asynchronous.');
    this.call = call;
    this.outcome = outcome;
  }
}

/**
 * Reads texts, and again whenever an asynchronous plugin is ready, with what it did. Reading itself is synchronous, so
 * that it costs nothing on sites without such plugins.
 * @param read does the same each time
 * @returns a promise only if a plugin is asynchronous
 */
export function whenReady<Result>(read: () => Result): Result | Promise<Result> {
  return tryToRead(read, new Map());
}

function tryToRead<Result>(read: () => Result, outcomes: ReadonlyMap<number, Outcome>): Result | Promise<Result> {
  current = { calls: 0, outcomes };
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof PendingPlugin)) {
      throw cause;
    }
    return cause.outcome.then((outcome) => tryToRead(read, new Map([...outcomes, [cause.call, outcome]])));
  } finally {
    current = null;
  }
}

/**
 * Runs a transform of unified, or repeats what it did in the attempt before.
 * @throws PendingPlugin if it is asynchronous; otherwise what it throws
 */
export function runTransform(
  transform: (tree: Root, file: VFile) => unknown,
  tree: Root,
  file: VFile
): Root | undefined {
  const call = current?.calls ?? 0;
  const known = current?.outcomes.get(call);
  if (current !== null) {
    current.calls += 1;
  }
  if (known !== undefined) {
    return repeat(known, file);
  }
  const before = file.messages.length;
  const result = transform(tree, file);
  if (result instanceof Error) {
    throw result;
  }
  if (!isPromise(result)) {
    return result as Root | undefined;
  }
  const outcomeOf = (changed: unknown): Outcome => ({
    tree: changed === undefined || changed instanceof Error ? tree : (changed as Root),
    error: changed instanceof Error ? changed : null,
    messages: file.messages.slice(before),
    data: file.data
  });
  const outcome = withinLimit(result).then(outcomeOf, (cause: unknown) =>
    outcomeOf(cause instanceof Error ? cause : new Error(String(cause)))
  );
  throw new PendingPlugin(call, outcome);
}

/** @throws (rejects) Error if the promise isn't settled within the limit; also what it rejects with */
function withinLimit(result: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`it did not finish within ${LIMIT_MS / 1000} seconds.`));
    }, LIMIT_MS);
  });
  return Promise.race([result, limit]).finally(() => {
    clearTimeout(timer);
  });
}

function repeat({ tree, error, messages, data }: Outcome, file: VFile): Root {
  if (error !== null) {
    throw error;
  }
  file.messages.push(...messages);
  Object.assign(file.data, data);
  // Plugins after it may change the tree, and it may be needed once more.
  return structuredClone(tree);
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}
