import type { Container, FrameFailure, FrameProgram, FromFrame } from './protocol.ts';
import { type ReactRoot, type RegistryReact, createReactRoot } from './reactRoot.ts';
import type { ModuleRegistry } from './registry.ts';
import { evaluateProgram, loadProgram } from './runProgram.ts';
import { loadSheets } from './sheets.ts';

const MAX_TEXT = 4000;

/** Where examples are shown, one at a time. */
export interface Stage {
  /** Number of the run that was asked for last. */
  readonly run: number;
  show(run: number, program: FrameProgram): void;
  clear(): void;
}

/** @param post tells the page what came of a run */
export function createStage(content: HTMLElement, registry: ModuleRegistry, post: (message: FromFrame) => void): Stage {
  let latest = 0;
  let root: ReactRoot | null = null;
  let queue = Promise.resolve();

  const fail = (run: number, phase: FrameFailure['phase'], error: unknown): void =>
    post({ kind: 'failed', run, failure: describe(error, phase) });
  const clear = (): void => {
    root?.clear();
    content.replaceChildren();
  };

  const showProgram = async (run: number, program: Extract<FrameProgram, { kind: 'modules' }>): Promise<void> => {
    try {
      await Promise.all([loadProgram(program), loadSheets(program.container.sheets)]);
    } catch (error) {
      fail(run, 'load', error);
      return;
    }
    if (run !== latest) {
      return;
    }
    try {
      const Example = evaluateProgram(program, registry);
      root ??= createReactRoot(content, registryReact(registry), (error) => fail(latest, 'render', error));
      dress(content, program.container);
      root.show(Example, program.container.identifierPrefix, () => post({ kind: 'shown', run }));
    } catch (error) {
      clear();
      fail(run, 'evaluate', error);
    }
  };
  const showMarkup = async (
    run: number,
    { html, container }: Extract<FrameProgram, { kind: 'markup' }>
  ): Promise<void> => {
    await loadSheets(container.sheets);
    root?.clear();
    dress(content, container);
    content.innerHTML = html;
    post({ kind: 'shown', run });
  };

  addEventListener('error', ({ error }) => {
    // Of errors in scripts of the site, whose origin is not the frame's, the browser doesn't say what they are.
    if (error !== null && error !== undefined) {
      fail(latest, 'later', error);
    }
  });
  addEventListener('unhandledrejection', ({ reason }) => fail(latest, 'later', reason));

  return {
    get run() {
      return latest;
    },
    show(run, program) {
      latest = run;
      queue = queue.then(() => {
        if (run !== latest) {
          return undefined;
        }
        return program.kind === 'markup' ? showMarkup(run, program) : showProgram(run, program);
      });
    },
    clear
  };
}

/** Gives the element around the example what style sheets of pages and examples look for. */
function dress(content: HTMLElement, { id, className, fills, styles }: Container): void {
  content.id = id;
  content.toggleAttribute('data-fills', fills);
  content.className = `${className} ${fills ? '' : 'ws-preview'}`;
  document.head.querySelectorAll('style[data-example]').forEach((style) => style.remove());
  for (const text of styles) {
    const style = document.createElement('style');
    style.dataset['example'] = '';
    style.textContent = text;
    document.head.append(style);
  }
}

function registryReact(registry: ModuleRegistry): RegistryReact {
  const react = registry.require('react') as Pick<RegistryReact, 'createElement' | 'useLayoutEffect'>;
  const client = registry.require('react-dom/client') as Pick<RegistryReact, 'createRoot'>;
  return {
    createElement: react.createElement,
    useLayoutEffect: react.useLayoutEffect,
    createRoot: client.createRoot
  };
}

/** What an example throws may be anything. */
function describe(error: unknown, phase: FrameFailure['phase']): FrameFailure {
  try {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return { phase, message: String(error).slice(0, MAX_TEXT), stack: stack.slice(0, MAX_TEXT) };
  } catch {
    return { phase, message: 'The example threw something that has no text.', stack: '' };
  }
}
