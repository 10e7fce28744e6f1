import { containerOf } from '../../../compile/container.ts';
import {
  ENTRY_NAME,
  type ElementQuery,
  type FrameFailure,
  type FromFrame,
  type Surroundings
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

/** A run that waits for the frame's answer. */
interface Run {
  number: number;
  start: number;
  locate: ((position: Position) => Promise<Position | null>) | null;
  resolve: ((result: RunResult | null) => void) | null;
}

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
  let frame: IsolatedFrame | null = null;
  let own: Partial<Surroundings> = {};
  let last: { code: string; lang: LiveLanguage } | null = null;
  let current: Run = { number: 0, start: 0, locate: null, resolve: null };

  const inspector = createInspector((message) => frame?.post(message));

  const settle = (result: RunResult): void => {
    panel.show(result);
    const { resolve } = current;
    current.resolve = null;
    if (resolve) {
      resolve(result);
    } else {
      onResult(result);
    }
  };
  const removeFrame = (): void => {
    frame?.remove();
    frame = null;
    inspector.giveUp();
  };
  const stop = (message: string): void => {
    removeFrame();
    settle({ state: 'stopped', message });
  };
  const onMessage = (message: FromFrame): void => {
    switch (message.kind) {
      case 'height':
        panel.setHeight(message.height);
        break;
      case 'shown':
        if (message.run === current.number) {
          performance.measure(RUN_MEASURE, { start: current.start });
          settle({ state: 'shown' });
        }
        break;
      case 'inspected':
        inspector.answer(message);
        break;
      case 'console':
        if (message.run === current.number) {
          panel.addConsole(message.level, message.text);
        }
        break;
      case 'failed':
        if (message.run === current.number) {
          void fail(message.failure);
        }
        break;
      case 'ready':
      case 'pong':
        // Those concern the frame itself.
        break;
    }
  };
  const fail = async ({ phase, message, stack }: FrameFailure): Promise<void> => {
    const { number, locate } = current;
    if (phase === 'stopped') {
      stop(message);
      return;
    }
    const place = stackPosition(stack, ENTRY_NAME);
    const position = place && locate ? await locate(place) : null;
    if (number !== current.number) {
      return;
    }
    const result = {
      state: 'failed',
      message,
      line: position?.line ?? null,
      column: position?.column ?? null
    } as const;
    if (phase === 'later') {
      panel.addConsole('error', position === null ? message : `${message} (line ${position.line})`);
      onResult(result);
    } else {
      settle(result);
    }
  };
  const applySurroundings = (): void =>
    frame?.post({ kind: 'surroundings', surroundings: { ...pageSurroundings(), ...own } });
  const stopWatching = watchPageSurroundings(applySurroundings);

  const openFrame = (setup: LiveSetup): IsolatedFrame => {
    if (frame === null) {
      frame = createIsolatedFrame(setup.frame, `Preview of ${title}`, panel.place, { onMessage, onLost: stop });
      applySurroundings();
    }
    return frame;
  };

  const run = async (text: string, lang: LiveLanguage): Promise<RunResult | null> => {
    last = { code: text, lang };
    current.resolve?.(null);
    const mine: Run = { number: current.number + 1, start: performance.now(), locate: null, resolve: null };
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
      mine.locate = compiled.locate;
      return await new Promise((resolve) => {
        mine.resolve = resolve;
        openFrame(setup).post({ kind: 'run', run: mine.number, program: compiled.program });
      });
    } catch (error) {
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
    inspect: (queries) => (frame ? inspector.ask(queries) : Promise.resolve(null)),
    setSurroundings(changed) {
      own = changed;
      applySurroundings();
    },
    restore() {
      current.resolve?.(null);
      current = { number: current.number + 1, start: 0, locate: null, resolve: null };
      stopWatching();
      removeFrame();
      panel.remove();
    }
  };
}

function loadMessage(error: unknown): string {
  return `The example could not be run. ${error instanceof Error ? error.message : ''}`.trim();
}
