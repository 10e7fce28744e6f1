import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { containerOf } from '../compiler/container.ts';
import {
  type ConsoleLevel,
  type ElementQuery,
  ENTRY_NAME,
  type FrameFailure,
  type FrameProgram,
  type FromFrame,
  LINES_BEFORE_MODULE,
  type ToFrame
} from '../frame/protocol.ts';
import type { Position } from '../../core/position.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import type { LiveLanguage } from '../../model.ts';
import type { TabCode } from '../../core/tabCode.ts';
import { type CompileResult, startCompiler } from './compiler.ts';
import { createIsolatedFrame, type IsolatedFrame } from './isolatedFrame.ts';
import { type EnvironmentOverrides, previewEnvironment, watchPageEnvironment } from './previewEnvironment.ts';
import { steadyHeight } from './steadyHeight.ts';
import { loadLiveSetup } from './tabCode.ts';

/** Result of running code. Lines and columns are 1-based. */
export type RunResult =
  | { state: 'shown' }
  | { state: 'failed'; message: string; line: number | null; column: number | null }
  | { state: 'stopped'; message: string };

/** Runs an example in an isolated frame, which replaces its preview on the page. */
export interface LivePreview {
  /** Compiles and runs code; supersedes earlier calls. */
  run: (code: string, lang: LiveLanguage) => void;
  /** Counts the rendered elements that match each query; null if nothing is rendered. */
  inspect(queries: ElementQuery[]): Promise<number[] | null>;
  /** Overrides parts of the page's environment; `{}` follows the page again. */
  setEnvironment(overrides: EnvironmentOverrides): void;
  /** Removes the frame. */
  close(): void;
}

export interface PreviewObserver {
  onStart: () => void;
  /** Called once for each run that hasn't been superseded, and again if the example stops later. */
  onResult: (result: RunResult) => void;
  /** Called for an error in an example that keeps running. */
  onRuntimeError: (failure: RunResult) => void;
  onHeight: (height: number) => void;
  onConsole: (level: ConsoleLevel, text: string) => void;
}

/** Name of the performance measures from the start of a run to its result. */
const RUN_MEASURE = 'patternbook:run';

/** Minimum interval between runtime errors that are marked in the code and announced; the console shows all. */
const RUNTIME_ERROR_INTERVAL_MS = 1000;

/** One run of code. `frame` is null if it didn't compile. */
interface Run {
  start: number;
  setup: LiveSetup | null;
  frame: IsolatedFrame | null;
  program: FrameProgram | null;
  locate: ((position: Position) => Promise<Position | null>) | null;
  hasResult: boolean;
  lastFailure: number;
  /** Remaining attempts with a new frame, if one doesn't respond. */
  retries: number;
}

/**
 * Maximum number of replacement frames in a run. Frames can share a process with previous ones; if one of them blocks
 * it, all are removed and replaced by a new one.
 */
const MAX_RETRIES = 3;

/**
 * Prepares an example to run in a frame.
 * @param container parent of the frame; moving it later would reload the frame
 * @param keepsStandby whether another frame is readied for the next run
 */
export function openPreview(
  container: HTMLElement,
  code: TabCode,
  slug: string,
  observer: PreviewObserver,
  keepsStandby = true
): LivePreview {
  const { title = '' } = code.examples[slug] ?? {};
  let overrides: EnvironmentOverrides = {};
  /** The latest run. */
  let current: Run | null = null;
  /** The visible frame: that of the current run, or of the previous one until the current run has a result. */
  let shown: IsolatedFrame | null = null;
  /** Standby frame for the next run, with the libraries of the last program already loaded. */
  let standby: IsolatedFrame | null = null;

  const inspector = createInspector((message) => shown?.post(message));
  const closed = new AbortController();
  const setHeight = steadyHeight(observer.onHeight, closed.signal);

  const removeFrames = (): void => {
    for (const frame of new Set([shown, current?.frame, standby])) {
      frame?.remove();
    }
    shown = null;
    standby = null;
    inspector.cancelAll();
  };
  /** Replaces the visible frame. */
  const showFrame = (frame: IsolatedFrame): void => {
    if (frame !== shown) {
      shown?.remove();
      inspector.cancelAll();
      shown = frame;
      frame.show();
    }
  };
  const settle = (run: Run, result: RunResult): void => {
    const { setup, program, hasResult } = run;
    run.hasResult = true;
    observer.onResult(result);
    if (setup && program && !hasResult && result.state !== 'stopped') {
      prepareNext(setup, program);
    }
  };
  const stop = (run: Run, message: string): void => {
    removeFrames();
    run.frame = null;
    settle(run, { state: 'stopped', message });
  };
  const onMessage = (run: Run, frame: IsolatedFrame, message: FromFrame): void => {
    if (message.kind === 'height') {
      setHeight(message.height);
    } else if (message.kind === 'inspected') {
      inspector.answer(message);
    } else if (message.kind === 'shown') {
      performance.measure(RUN_MEASURE, { start: run.start });
      showFrame(frame);
      settle(run, { state: 'shown' });
    } else if (message.kind === 'console') {
      observer.onConsole(message.level, message.text);
    } else if (message.kind === 'failed') {
      void fail(run, frame, message.failure);
    }
  };
  const fail = async (run: Run, frame: IsolatedFrame, { phase, message, stack }: FrameFailure): Promise<void> => {
    if (phase === 'stopped') {
      stop(run, message);
      return;
    }
    const thrownAt = stackPosition(stack, ENTRY_NAME);
    const position = thrownAt && run.locate ? await run.locate(thrownAt) : null;
    if (run !== current || run.frame !== frame) {
      return;
    }
    const result = {
      state: 'failed',
      message,
      line: position?.line ?? null,
      column: position?.column ?? null
    } as const;
    if (phase !== 'later') {
      showFrame(frame);
      settle(run, result);
      return;
    }
    observer.onConsole(
      'error',
      position === null ? message : fillText(texts.run.failedAt, { message, line: position.line })
    );
    const now = performance.now();
    if (now - run.lastFailure > RUNTIME_ERROR_INTERVAL_MS) {
      run.lastFailure = now;
      observer.onRuntimeError(result);
    }
  };
  const environmentMessage = (): ToFrame => ({
    kind: 'environment',
    environment: previewEnvironment(overrides)
  });
  const applyEnvironment = (): void => {
    for (const frame of new Set([shown, current?.frame, standby])) {
      frame?.post(environmentMessage());
    }
  };
  const stopWatching = watchPageEnvironment(applyEnvironment);

  /** Opens a new frame. It is assigned to a run later. */
  const openFrame = (setup: LiveSetup): IsolatedFrame => {
    const frame = createIsolatedFrame(setup.frame, fillText(texts.common.previewOf, { title }), container, {
      onMessage(message) {
        if (current?.frame === frame) {
          onMessage(current, frame, message);
        }
      },
      onLost(message, wasReady) {
        if (current?.frame === frame) {
          if (wasReady || !retry(setup, current)) {
            stop(current, message);
          }
        } else if (standby === frame) {
          standby = null;
        } else if (shown === frame) {
          shown = null;
          inspector.cancelAll();
          if (current) {
            retry(setup, current);
          }
        }
      }
    });
    frame.post(environmentMessage());
    return frame;
  };
  /** Replaces the frame of a pending run and starts it again. @returns false if that isn't possible */
  const retry = (setup: LiveSetup, run: Run): boolean => {
    if (run.hasResult || !run.program || run.retries === 0) {
      return false;
    }
    run.retries -= 1;
    removeFrames();
    run.frame = openFrame(setup);
    run.frame.post({ kind: 'run', program: run.program });
    return true;
  };
  const takeStandby = (): IsolatedFrame | null => {
    const frame = standby;
    standby = null;
    return frame;
  };
  /** Prepares a standby frame for the next run. */
  const prepareNext = (setup: LiveSetup, program: FrameProgram): void => {
    if (keepsStandby && program.kind === 'modules' && !standby) {
      standby = openFrame(setup);
      standby.post({
        kind: 'prepare',
        scripts: program.scripts,
        sheets: program.container.sheets,
        modules: Object.values(program.libraries).flat()
      });
    }
  };

  const run = async (text: string, lang: LiveLanguage): Promise<void> => {
    if (current?.frame && current.frame !== shown) {
      current.frame.remove();
    }
    if (shown?.isResponsive() === false) {
      removeFrames();
    }
    const newRun: Run = {
      start: performance.now(),
      setup: null,
      frame: null,
      program: null,
      locate: null,
      hasResult: false,
      lastFailure: -Infinity,
      retries: MAX_RETRIES
    };
    current = newRun;
    observer.onStart();
    try {
      const setup = await loadLiveSetup();
      const compiled = await compile(setup, text, lang);
      if (newRun !== current) {
        return;
      }
      if (!compiled.ok) {
        const { message, line, column } = compiled;
        settle(newRun, { state: 'failed', message, line, column });
        return;
      }
      newRun.setup = setup;
      newRun.frame = takeStandby() ?? openFrame(setup);
      newRun.program = compiled.program;
      newRun.locate = compiled.locate;
      newRun.frame.post({ kind: 'run', program: compiled.program });
    } catch (error) {
      if (newRun === current) {
        settle(newRun, { state: 'stopped', message: loadMessage(error) });
      }
    }
  };
  const compile = async (setup: LiveSetup, text: string, lang: LiveLanguage): Promise<CompileResult> =>
    lang === 'html'
      ? {
          ok: true,
          program: { kind: 'markup', html: text, container: containerOf(code, slug) },
          locate: () => Promise.resolve(null)
        }
      : startCompiler(setup).compile(text, code, slug);

  return {
    run: (text, lang) => void run(text, lang),
    inspect: (queries) => (shown ? inspector.ask(queries) : Promise.resolve(null)),
    setEnvironment(changed) {
      overrides = changed;
      applyEnvironment();
    },
    close() {
      closed.abort();
      stopWatching();
      removeFrames();
      current = null;
    }
  };
}

function loadMessage(error: unknown): string {
  return fillText(texts.run.failed, { reason: error instanceof Error ? error.message : '' }).trim();
}

/** Sends queries to a frame and matches its answers. */
interface Inspector {
  /** Counts the elements that match each query; null if the frame is removed before it answers. */
  ask(queries: ElementQuery[]): Promise<number[] | null>;
  answer(message: Extract<FromFrame, { kind: 'inspected' }>): void;
  /** Resolves pending queries with null. */
  cancelAll(): void;
}

function createInspector(post: (message: ToFrame) => void): Inspector {
  const waiting = new Map<number, (counts: number[] | null) => void>();
  let asked = 0;
  return {
    ask(queries) {
      asked += 1;
      const inspection = asked;
      return new Promise((resolve) => {
        waiting.set(inspection, resolve);
        post({ kind: 'inspect', inspection, queries });
      });
    },
    answer({ inspection, counts }) {
      waiting.get(inspection)?.(counts);
      waiting.delete(inspection);
    },
    cancelAll() {
      waiting.forEach((resolve) => resolve(null));
      waiting.clear();
    }
  };
}

/**
 * Returns the topmost position of a stack trace that is in a module, or null. Programs can assign arbitrary stacks with
 * invalid positions.
 * @param name of the module in stack traces
 */
function stackPosition(stack: string, name: string): Position | null {
  const [, line, column] = new RegExp(`${name.replaceAll('.', '\\.')}:(\\d{1,7}):(\\d{1,7})`).exec(stack) ?? [];
  const position = { line: Number(line) - LINES_BEFORE_MODULE, column: Number(column) };
  return position.line >= 1 && position.column >= 1 ? position : null;
}
