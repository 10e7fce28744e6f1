import type { ComponentType, createElement as CreateElement } from 'react';
import type { renderToString as RenderToString } from 'react-dom/server';

import type { ModuleResolver } from '../../moduleResolver.ts';
import type { RenderOutcome, RenderPhase, RenderRequest } from '../result.ts';
import { compileModule } from './compile.ts';
import { ExampleModules } from './exampleModules.ts';
import { type World, firstWorld, inLoadingWorld, inWorld, secondWorld } from './worlds.ts';
import { portalCount } from './portals.ts';
import { takeConsoleOutput } from './quietSurroundings.ts';
import { unfitForHydration } from './unfitForHydration.ts';
import { settleNames } from './volatileNames.ts';

/** The functions of the site's React. */
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

  /** Renders an example in two different worlds; HTML that differs by more than ids is not for hydration. */
  render(request: RenderRequest): RenderOutcome {
    const { identifierPrefix } = request;
    takeConsoleOutput();
    this.#resolver.clearCache();
    const portals = portalCount();
    try {
      const commonJs = during('evaluate', () => compileModule(request.code, `${request.file}.tsx`));
      const first = this.#html(request, commonJs, firstWorld(identifierPrefix));
      const second = this.#html(request, commonJs, secondWorld(identifierPrefix));
      const html = settleNames(first, second, identifierPrefix);
      const reason = unfitForHydration(first, second, portalCount() > portals);
      return reason === null ? { state: 'live', html } : { state: 'fresh', html, reason };
    } catch (error) {
      const { phase, message } = error instanceof ExampleError ? error : new ExampleError('render', error);
      return { state: 'client', reason: message, phase, output: takeConsoleOutput() };
    }
  }

  #html({ file, identifierPrefix }: RenderRequest, commonJs: string, world: World): string {
    return inWorld(world, () => {
      const Example = during('evaluate', () => this.#evaluate(commonJs, file));
      const { createElement, renderToString } = this.#react;
      return during('render', () => withoutPreloads(renderToString(createElement(Example), { identifierPrefix })));
    });
  }

  #evaluate(commonJs: string, file: string): ComponentType {
    const modules = new ExampleModules(this.#resolver, this.#siteFolder, inLoadingWorld);
    return (modules.evaluate(commonJs, file) as { default: ComponentType }).default;
  }
}

/** React asks for an example's images ahead of all else; a page full of examples must not. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** An error of the example's code; its message is `Name: first line`. */
class ExampleError extends Error {
  readonly phase: RenderPhase;

  constructor(phase: RenderPhase, cause: unknown) {
    super(String(cause).split('\n')[0], { cause });
    this.phase = phase;
  }
}

function during<Result>(phase: RenderPhase, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new ExampleError(phase, error);
  }
}
