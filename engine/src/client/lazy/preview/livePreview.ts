import { containerOf } from '../../../compile/container.ts';
import {
  ENTRY_NAME,
  type ElementQuery,
  type FrameFailure,
  type FrameProgram,
  type FromFrame,
  type Surroundings,
  type ToFrame
} from '../../../frame/protocol.ts';
import type { Position } from '../../../position.ts';
import type { LiveSetup } from '../../../liveSetup.ts';
import type { LiveLanguage } from '../../../model.ts';
import type { TabCode } from '../../../tabCode.ts';
import { type CompileResult, startCompiler } from './compiler.ts';
import { type IsolatedFrame, createIsolatedFrame } from './isolatedFrame.ts';
import { createInspector } from './inspector.ts';
import { createPreviewPanel } from './previewPanel.ts';
import { stackPosition } from './stackPosition.ts';
import { pageSurroundings, watchPageSurroundings } from './surroundings.ts';
import { loadLiveSetup } from './tabCode.ts';

/** What came of running code. Places start at 1. */
export type RunResult =
  | { state: 'shown' }
  | { state: 'failed'; message: string; line: number | null; column: number | null }
  | { state: 'stopped'; message: string };

/** One example that runs in an isolated frame, in place of its preview on the page. */
export interface LivePreview {
  /** Compiles and shows code; null if a later call has overtaken this one. */
  run: (code: string, lang: LiveLanguage) => Promise<RunResult | null>;
  /** How many elements of what is shown fit each query; null when nothing is, or is any more. */
  inspect(queries: ElementQuery[]): Promise<number[] | null>;
  /** Makes the frame look different from the page; `{}` makes it follow the page again. */
  setSurroundings(own: Partial<Surroundings>): void;
  /** What the frame stands in. */
  readonly row: HTMLElement;
  /** Puts the page's own preview back and takes the frame away. */
  restore(): void;
}

export interface PreviewObserver {
  /** Called for what the answer to `run` doesn't tell: errors of what is shown, and runs that the reader asks for. */
  onResult: (result: RunResult) => void;
}

/** Name of the measures of the browser's timeline from asking for a run to its answer. */
const RUN_MEASURE = 'patternbook:run';

/** Errors of what is shown that are marked in the code and announced, at most one in this time; the console has all. */
const LATER_FAILURE_INTERVAL_MS = 1000;

/** One run of code; those that did not compile have no frame. */
interface Run {
  start: number;
  frame: IsolatedFrame | null;
  program: FrameProgram | null;
  locate: ((position: Position) => Promise<Position | null>) | null;
  resolve: ((result: RunResult | null) => void) | null;
  lastFailure: number;
  /** Frames that the run may still be given where one can't be reached. */
  retries: number;
}

/** A frame shares its process with those before it: where one of them keeps that busy, all go, and a new one comes. */
const MAX_RETRIES = 3;

/**
 * Prepares an example to be run in a frame; nothing changes on the page before it is.
 * @param section the example's section of the page
 */
export function openPreview(
  section: HTMLElement,
  code: TabCode,
  slug: string,
  { onResult }: PreviewObserver
): LivePreview {
  const { title = '', isFullscreen = false } = code.examples[slug] ?? {};
  const panel = createPreviewPanel(section, title, isFullscreen, () => void runAgain());
  let own: Partial<Surroundings> = {};
  let last: { code: string; lang: LiveLanguage } | null = null;
  /** The run that was asked for last. */
  let current: Run | null = null;
  /** The frame that the reader sees: of the current run, or of the one before until that has a result. */
  let shown: IsolatedFrame | null = null;
  /** Holds the libraries of the last program already, and waits for the next one. */
  let standby: IsolatedFrame | null = null;

  const inspector = createInspector((message) => shown?.post(message));

  const removeFrames = (): void => {
    for (const frame of new Set([shown, current?.frame, standby])) {
      frame?.remove();
    }
    shown = null;
    standby = null;
    inspector.giveUp();
  };
  /** The frame of a run takes the place of the one before. */
  const bringForward = (frame: IsolatedFrame): void => {
    if (frame !== shown) {
      shown?.remove();
      inspector.giveUp();
      shown = frame;
      frame.show();
    }
  };
  const settle = (run: Run, result: RunResult): void => {
    panel.show(result);
    const { resolve } = run;
    run.resolve = null;
    if (resolve) {
      resolve(result);
    } else {
      onResult(result);
    }
  };
  const stop = (run: Run, message: string): void => {
    removeFrames();
    run.frame = null;
    settle(run, { state: 'stopped', message });
  };
  const onMessage = (run: Run, frame: IsolatedFrame, message: FromFrame): void => {
    if (message.kind === 'height') {
      panel.setHeight(message.height);
    } else if (message.kind === 'inspected') {
      inspector.answer(message);
    } else if (message.kind === 'shown') {
      performance.measure(RUN_MEASURE, { start: run.start });
      bringForward(frame);
      settle(run, { state: 'shown' });
    } else if (message.kind === 'console') {
      panel.addConsole(message.level, message.text);
    } else if (message.kind === 'failed') {
      void fail(run, frame, message.failure);
    }
  };
  const fail = async (run: Run, frame: IsolatedFrame, { phase, message, stack }: FrameFailure): Promise<void> => {
    if (phase === 'stopped') {
      stop(run, message);
      return;
    }
    const place = stackPosition(stack, ENTRY_NAME);
    const position = place && run.locate ? await run.locate(place) : null;
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
      bringForward(frame);
      settle(run, result);
      return;
    }
    panel.addConsole('error', position === null ? message : `${message} (line ${position.line})`);
    const now = performance.now();
    if (now - run.lastFailure > LATER_FAILURE_INTERVAL_MS) {
      run.lastFailure = now;
      onResult(result);
    }
  };
  const surroundings = (): ToFrame => ({ kind: 'surroundings', surroundings: { ...pageSurroundings(), ...own } });
  const applySurroundings = (): void => {
    for (const frame of new Set([shown, current?.frame, standby])) {
      frame?.post(surroundings());
    }
  };
  const stopWatching = watchPageSurroundings(applySurroundings);

  /** A frame that no program has run in. Its run is known once it has one. */
  const openFrame = (setup: LiveSetup): IsolatedFrame => {
    const frame = createIsolatedFrame(setup.frame, `Preview of ${title}`, panel.place, {
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
          if (current) {
            retry(setup, current);
          }
        }
      }
    });
    frame.post(surroundings());
    return frame;
  };
  /** Gives a run that waits for its result another frame. @returns whether it does */
  const retry = (setup: LiveSetup, run: Run): boolean => {
    if (!run.resolve || !run.program || run.retries === 0) {
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
  /** Readies a frame for the next change. */
  const prepareNext = (setup: LiveSetup, program: FrameProgram): void => {
    if (program.kind === 'modules' && !standby) {
      standby = openFrame(setup);
      standby.post({
        kind: 'prepare',
        scripts: program.scripts,
        sheets: program.container.sheets,
        modules: Object.values(program.libraries).flat()
      });
    }
  };

  const run = async (text: string, lang: LiveLanguage): Promise<RunResult | null> => {
    last = { code: text, lang };
    current?.resolve?.(null);
    if (current?.frame && current.frame !== shown) {
      current.frame.remove();
    }
    if (shown?.isPrompt() === false) {
      removeFrames();
    }
    const mine: Run = {
      start: performance.now(),
      frame: null,
      program: null,
      locate: null,
      resolve: null,
      lastFailure: -Infinity,
      retries: MAX_RETRIES
    };
    current = mine;
    panel.startRun();
    try {
      const setup = await loadLiveSetup();
      const compiled = await compile(setup, text, lang);
      if (mine !== current) {
        return null;
      }
      if (!compiled.ok) {
        const { message, line, column } = compiled;
        const result = { state: 'failed', message, line, column } as const;
        panel.show(result);
        return result;
      }
      const frame = takeStandby() ?? openFrame(setup);
      mine.frame = frame;
      mine.program = compiled.program;
      mine.locate = compiled.locate;
      const result = await new Promise<RunResult | null>((resolve) => {
        mine.resolve = resolve;
        frame.post({ kind: 'run', program: compiled.program });
      });
      if (mine === current && result?.state !== 'stopped') {
        prepareNext(setup, compiled.program);
      }
      return result;
    } catch (error) {
      if (mine !== current) {
        return null;
      }
      const result = { state: 'stopped', message: loadMessage(error) } as const;
      panel.show(result);
      return result;
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
  const runAgain = async (): Promise<void> => {
    const result = last && (await run(last.code, last.lang));
    if (result) {
      onResult(result);
    }
  };

  return {
    run,
    row: panel.row,
    inspect: (queries) => (shown ? inspector.ask(queries) : Promise.resolve(null)),
    setSurroundings(changed) {
      own = changed;
      applySurroundings();
    },
    restore() {
      current?.resolve?.(null);
      stopWatching();
      removeFrames();
      current = null;
      panel.remove();
    }
  };
}

function loadMessage(error: unknown): string {
  return `The example could not be run. ${error instanceof Error ? error.message : ''}`.trim();
}
