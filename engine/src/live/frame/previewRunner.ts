import type { ComponentType, ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { inPageClasses } from '../../core/previewClasses.ts';
import type { Container, FrameFailure, FrameProgram, FromFrame, ToFrame } from './protocol.ts';
import { evaluateProgram, loadProgram, loadSheets, type ModuleRegistry, type ScriptLoader } from './runProgram.ts';
import type { StepGuard } from './guards.ts';

/** Registry modules that the frame itself uses. */
const REACT_MODULES = ['react', 'react-dom/client'];

const MAX_TEXT = 4000;
/** Maximum number of runtime errors that are reported to the page. */
const MAX_REPORTS = 100;
/** CSP violations after which the program is stopped; the browser logs each to its console. */
const MAX_VIOLATIONS = 500;
/** Time without a commit after which a component counts as suspended forever. */
const SUSPENDED_AFTER_MS = 5000;
const SUSPENDED = texts.run.nothingRendered;

type Libraries = Extract<ToFrame, { kind: 'prepare' }>;

/** Loads, runs and renders the frame's program. */
interface PreviewRunner {
  /** Loads and evaluates libraries ahead of the program. */
  prepare(libraries: Libraries): void;
  show(program: FrameProgram): Promise<void>;
  /** Reports the error of a program that the watchdog stopped, unless it has been reported already. */
  reportEndless: (error: Error) => void;
  /** Removes the rendered content and reports the reason to the page. */
  stop: (message: string) => void;
}

/**
 * @param post sends a message to the page
 * @param beforeProgram called when everything has been loaded, right before a program runs
 */
export function createPreviewRunner(
  content: HTMLElement,
  registry: ModuleRegistry,
  loader: ScriptLoader,
  guard: StepGuard,
  post: (message: FromFrame) => void,
  beforeProgram: () => void
): PreviewRunner {
  let reports = 0;
  // Bind early: programs can replace it.
  const after = setTimeout.bind(globalThis);

  let lastReported: unknown = null;

  const fail = (phase: FrameFailure['phase'], error: unknown): void => {
    lastReported = error;
    post({ kind: 'failed', failure: describe(error, phase) });
  };
  const reportRuntimeError = (error: unknown): void => {
    // Browsers hide the details of errors in cross-origin scripts, which include those of the site here.
    if (error !== null && error !== undefined) {
      fail('later', error);
    }
  };
  const stop = (message: string): void => {
    guard.end(message);
    content.replaceChildren();
    post({ kind: 'failed', failure: { phase: 'stopped', message, stack: '' } });
  };

  const prepare = async ({ scripts, sheets, modules }: Libraries): Promise<void> => {
    await Promise.all([loader.load(scripts), loadSheets(sheets)]);
    for (const name of [...REACT_MODULES, ...modules]) {
      registry.require(name);
    }
  };
  const showProgram = async (program: Extract<FrameProgram, { kind: 'modules' }>): Promise<void> => {
    let functions;
    try {
      [functions] = await Promise.all([loadProgram(program, loader), loadSheets(program.container.sheets)]);
    } catch (error) {
      fail('load', error);
      return;
    }
    const { identifierPrefix } = program.container;
    const root = createReactRoot(content, registryReact(registry), identifierPrefix, (error) => fail('render', error));
    registry.protect();
    beforeProgram();
    post({ kind: 'loaded' });
    let isShown = false;
    try {
      const Example = evaluateProgram(program, functions, registry);
      applyContainer(content, program.container);
      root.show(Example, () => {
        isShown = true;
        post({ kind: 'shown' });
      });
    } catch (error) {
      fail('evaluate', error);
      return;
    }
    after(() => {
      if (!isShown && !root.hasFailed) {
        fail('render', new Error(SUSPENDED));
      }
    }, SUSPENDED_AFTER_MS);
  };
  const showMarkup = async ({ html, container }: Extract<FrameProgram, { kind: 'markup' }>): Promise<void> => {
    await loadSheets(container.sheets);
    beforeProgram();
    applyContainer(content, container);
    content.innerHTML = html;
    post({ kind: 'shown' });
  };

  /**
   * Limits the number of reported errors. `preventDefault` also keeps the rest from the browser's console, where
   * thousands a second would block the browser, including the page.
   */
  const report = (event: Event, error: unknown): void => {
    reports += 1;
    if (reports < MAX_REPORTS) {
      reportRuntimeError(error);
    } else {
      event.preventDefault();
      if (reports === MAX_REPORTS) {
        post({ kind: 'console', level: 'warn', text: texts.run.moreErrors });
      }
    }
  };
  addEventListener('error', (event) => report(event, event.error));
  addEventListener('unhandledrejection', (event) => report(event, event.reason));
  let violations = 0;
  document.addEventListener('securitypolicyviolation', () => {
    violations += 1;
    if (violations === MAX_VIOLATIONS) {
      stop(texts.run.violations);
    }
  });
  return {
    reportEndless(error) {
      if (error !== lastReported) {
        fail('later', error);
      }
    },
    // Ignore errors: the program loads the same libraries again and reports its own.
    prepare: (libraries) => void prepare(libraries).catch(() => undefined),
    show: (program) => (program.kind === 'markup' ? showMarkup(program) : showProgram(program)),
    stop
  };
}

/** Sets id, classes and style sheets of the element around the example. */
function applyContainer(content: HTMLElement, { id, className, fills, canvas, styles }: Container): void {
  content.id = id;
  content.toggleAttribute('data-fills', fills);
  content.toggleAttribute('data-canvas', canvas !== null);
  content.style.inlineSize = canvas ?? '';
  content.className = fills ? className : inPageClasses(className);
  for (const text of styles) {
    const style = document.createElement('style');
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

/** Describes a thrown value, which may not be an Error. */
function describe(error: unknown, phase: FrameFailure['phase']): FrameFailure {
  try {
    // Programs can assign any value to `stack`.
    const stack: unknown = error instanceof Error ? error.stack : '';
    const text = typeof stack === 'string' ? stack.slice(0, MAX_TEXT) : '';
    return { phase, message: String(error).slice(0, MAX_TEXT), stack: text };
  } catch {
    return { phase, message: texts.run.noText, stack: '' };
  }
}

/** Functions of the registry's React, the only instance for examples and libraries. */
interface RegistryReact {
  createElement: typeof import('react').createElement;
  useLayoutEffect: typeof import('react').useLayoutEffect;
  createRoot: typeof import('react-dom/client').createRoot;
}

/**
 * Makes a component fail that returns nothing: React shows nothing for it, without a word.
 * @returns other components, such as classes, unchanged
 */
export function reportingNothing(Example: ComponentType): ComponentType {
  if (typeof Example !== 'function' || isClass(Example)) {
    return Example;
  }
  const render = Example as (props: object) => ReactNode;
  function Reporting(props: object): ReactNode {
    const output = render(props);
    if (output === undefined) {
      throw new Error(texts.run.returnsNothing);
    }
    return output;
  }
  // The name in React's messages.
  Reporting.displayName = Example.displayName ?? Example.name;
  return Reporting;
}

/** Recognizes class components as React does. */
function isClass(component: ComponentType): boolean {
  const prototype: unknown = Reflect.get(component, 'prototype');
  return typeof prototype === 'object' && prototype !== null && 'isReactComponent' in prototype;
}

interface ReactRoot {
  show(Example: ComponentType, onShown: () => void): void;
  /** True if React has unmounted the tree after an error. */
  readonly hasFailed: boolean;
}

/** @param onError called when an error unmounts the tree */
function createReactRoot(
  element: HTMLElement,
  { createElement, useLayoutEffect, createRoot }: RegistryReact,
  identifierPrefix: string,
  onError: (error: unknown) => void
): ReactRoot {
  let hasFailed = false;
  const root = createRoot(element, {
    identifierPrefix,
    onUncaughtError(error) {
      hasFailed = true;
      onError(error);
    }
  });

  function Shown({ children, onShown }: { children?: ReactNode; onShown: () => void }): ReactNode {
    // Runs after the layout effects of the children, which may throw.
    useLayoutEffect(onShown, [onShown]);
    return children;
  }

  return {
    get hasFailed() {
      return hasFailed;
    },
    show(Example, onShown) {
      root.render(createElement(Shown, { onShown }, createElement(reportingNothing(Example))));
    }
  };
}
