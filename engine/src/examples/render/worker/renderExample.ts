import type { ComponentType, createElement as CreateElement } from 'react';
import type { renderToString as RenderToString } from 'react-dom/server';

import type { ModuleResolver } from '../../moduleResolver.ts';
import type { RenderOutcome, RenderPhase, RenderRequest } from '../result.ts';
import { compileModule, ExampleModules } from './exampleModules.ts';
import {
  alternateEnvironment,
  portalCount,
  primaryEnvironment,
  type RenderEnvironment,
  takeConsoleOutput,
  withEnvironment,
  withLoadEnvironment
} from './environment.ts';
import { hydrationMismatch, normalizeIds } from './hydrationCheck.ts';

/** Functions of the site's copy of React. */
export interface ServerReact {
  createElement: typeof CreateElement;
  renderToString: typeof RenderToString;
}

/** Renders examples of one site, one at a time. */
export class ExampleRenderer {
  readonly #react: ServerReact;
  readonly #resolver: ModuleResolver;
  readonly #siteFolder: string;

  constructor(react: ServerReact, resolver: ModuleResolver, siteFolder: string) {
    this.#react = react;
    this.#resolver = resolver;
    this.#siteFolder = siteFolder;
  }

  /** Renders an example in two environments. HTML that differs in more than ids can't be hydrated. */
  render(request: RenderRequest): RenderOutcome {
    const { identifierPrefix } = request;
    takeConsoleOutput();
    this.#resolver.clearCache();
    const portals = portalCount();
    try {
      const commonJs = inPhase('evaluate', () => compileModule(request.code, `${request.file}.tsx`));
      const first = this.#html(request, commonJs, primaryEnvironment(identifierPrefix));
      const second = this.#html(request, commonJs, alternateEnvironment(identifierPrefix));
      const html = normalizeIds(first, second, identifierPrefix);
      const reason = hydrationMismatch(first, second, portalCount() > portals);
      return reason === null ? { state: 'live', html } : { state: 'fresh', html, reason };
    } catch (error) {
      const { phase, message } = error instanceof ExampleError ? error : new ExampleError('render', error);
      return { state: 'client', reason: message, phase, output: takeConsoleOutput() };
    }
  }

  #html({ file, identifierPrefix }: RenderRequest, commonJs: string, environment: RenderEnvironment): string {
    return withEnvironment(environment, () => {
      const Example = inPhase('evaluate', () => this.#evaluate(commonJs, file));
      const { createElement, renderToString } = this.#react;
      return inPhase('render', () => withoutPreloads(renderToString(createElement(Example), { identifierPrefix })));
    });
  }

  #evaluate(commonJs: string, file: string): ComponentType {
    const modules = new ExampleModules(this.#resolver, this.#siteFolder, withLoadEnvironment);
    return (modules.evaluate(commonJs, file) as { default: ComponentType }).default;
  }
}

/** Removes React's preload links: on a page full of examples, their images must not be loaded first. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** Error thrown by the example's code; the message is `Name: first line`. */
class ExampleError extends Error {
  readonly phase: RenderPhase;

  constructor(phase: RenderPhase, cause: unknown) {
    super(String(cause).split('\n')[0], { cause });
    this.phase = phase;
  }
}

function inPhase<Result>(phase: RenderPhase, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new ExampleError(phase, error);
  }
}
