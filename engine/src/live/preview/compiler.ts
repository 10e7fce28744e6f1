import * as texts from '../../core/texts.ts';
import type { CompilerResponse, CompilerInput, CompilerMessage, CompilerRequest } from '../compiler/worker.ts';
import type { SourceError } from '../../core/sourceError.ts';
import type { Position } from '../../core/position.ts';
import type { FrameProgram } from '../frame/protocol.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import type { TabCode } from '../../core/tabCode.ts';
import { type WatchedWorker, watchWorker, type WorkerTexts } from '../watchedWorker.ts';

const TEXTS: WorkerTexts = {
  notLoaded: texts.run.compilerNotLoaded,
  failed: texts.run.compilerFailed,
  tooSlow: texts.run.slowToCompile
};

type CompilerWorker = WatchedWorker<CompilerMessage, CompilerRequest, CompilerResponse>;

/** A compiled program with its position mapping to the reader's source. */
export type CompileResult =
  | { ok: true; program: FrameProgram; locate: (position: Position) => Promise<Position | null> }
  | ({ ok: false } & SourceError);

export interface Compiler {
  /**
   * Compiles edited code of an example. A newer text of the same example replaces one that is still queued.
   * @throws (rejects) Error with a message for the reader, if the compiler couldn't be loaded or timed out; the next
   *   call starts a new worker
   */
  compile(text: string, code: TabCode, slug: string): Promise<CompileResult>;
}

const SUPERSEDED = { ok: false, message: texts.run.superseded, line: 1, column: 1 } as const;

let compiler: Compiler | null = null;

/** Returns the compiler; all examples share one worker. */
export function startCompiler(setup: LiveSetup): Compiler {
  // The name in the published package, which the bundler also resolves to the source.
  const start = (): Worker => new Worker(new URL('../compiler/worker.js', import.meta.url), { type: 'module' });
  compiler ??= createCompiler(setup, start);
  return compiler;
}

/** A queued request to the worker. */
interface Job {
  request: CompilerRequest;
  code: TabCode;
  onResponse: (answer: CompilerResponse) => void;
  onError: (error: Error) => void;
  /** Called instead if a newer text of the same example replaces it. */
  superseded: () => void;
}

/** @param startWorker called for the first text, and again after a worker has ended */
export function createCompiler(setup: LiveSetup, startWorker: () => Worker): Compiler {
  const tabs = new Map<TabCode, number>();
  const jobs: Job[] = [];
  let worker: CompilerWorker | null = null;
  /** Tabs whose code has been sent to the worker. */
  let sentTabs = new Set<TabCode>();
  let isBusy = false;

  const readyWorker = (code: TabCode, tab: number): CompilerWorker => {
    if (worker === null || worker.hasEnded) {
      worker = watchWorker(startWorker(), TEXTS);
      worker.post({ kind: 'setup', setup });
      sentTabs = new Set();
    }
    if (!sentTabs.has(code)) {
      sentTabs.add(code);
      worker.post({ kind: 'tab', tab, code });
    }
    return worker;
  };
  // One request at a time: the timeout starts with each, and newer texts can replace queued ones.
  const processNext = async (): Promise<void> => {
    const job = isBusy ? undefined : jobs.shift();
    if (!job) {
      return;
    }
    isBusy = true;
    try {
      job.onResponse(await readyWorker(job.code, job.request.input.tab).request(job.request));
    } catch (error) {
      job.onError(error instanceof Error ? error : new Error(String(error)));
    }
    isBusy = false;
    void processNext();
  };
  const add = (job: Job): void => {
    jobs.push(job);
    void processNext();
  };
  const tabNumber = (code: TabCode): number => {
    const tab = tabs.get(code) ?? tabs.size;
    tabs.set(code, tab);
    return tab;
  };
  // Several previews of an example may ask for the same text.
  const queuedIndex = ({ tab, slug, text }: CompilerInput): number =>
    jobs.findIndex(
      ({ request: { kind, input } }) =>
        kind === 'compile' && input.tab === tab && input.slug === slug && input.text !== text
    );

  const locate = (input: CompilerInput, code: TabCode, position: Position): Promise<Position | null> =>
    new Promise((resolve) => {
      const unknown = (): void => resolve(null);
      add({
        request: { kind: 'locate', input, position },
        code,
        onResponse: (answer) => resolve(answer.kind === 'located' ? answer.position : null),
        // The error is reported without a position.
        onError: unknown,
        superseded: unknown
      });
    });

  return {
    compile: (text, code, slug) =>
      new Promise((resolve, reject) => {
        const input = { tab: tabNumber(code), slug, text };
        const older = queuedIndex(input);
        if (older >= 0) {
          jobs.splice(older, 1).forEach(({ superseded }) => superseded());
        }
        add({
          request: { kind: 'compile', input },
          code,
          onResponse: (answer) => {
            if (answer.kind !== 'compiled') {
              reject(new Error('The compiler answered something else.'));
            } else if (answer.compiled.ok) {
              const { program } = answer.compiled;
              resolve({ ok: true, program, locate: (position) => locate(input, code, position) });
            } else {
              resolve(answer.compiled);
            }
          },
          onError: (error) => (queuedIndex(input) >= 0 ? resolve(SUPERSEDED) : reject(error)),
          superseded: () => resolve(SUPERSEDED)
        });
      })
  };
}
