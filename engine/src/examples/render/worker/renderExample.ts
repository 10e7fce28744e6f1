import { isAbsolute } from 'node:path';

import { parseSync } from 'oxc-parser';
import type { ComponentType, createElement as CreateElement } from 'react';
import type { renderToString as RenderToString } from 'react-dom/server';

import type { ModuleResolver } from '../../moduleResolver.ts';
import type { RenderOutcome, RenderPhase, RenderRequest } from '../result.ts';
import { toCommonJs } from './commonJs.ts';
import { type ExampleCode, ExampleModules } from './exampleModules.ts';
import {
  alternateEnvironment,
  ORIGIN,
  portalCount,
  primaryEnvironment,
  settled,
  type RenderEnvironment,
  takeConsoleOutput,
  withEnvironment,
  withLoadEnvironment
} from './environment.ts';
import { InstalledPackages } from './installedPackages.ts';
import { hydrationMismatch, normalizeIds } from './hydrationCheck.ts';
import { wholeHtml } from './wholeHtml.ts';

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
  readonly #packages = new InstalledPackages(withLoadEnvironment);

  constructor(react: ServerReact, resolver: ModuleResolver, siteFolder: string) {
    this.#react = react;
    this.#resolver = resolver;
    this.#siteFolder = siteFolder;
  }

  /** Renders an example in two environments. HTML that differs in more than ids, or isn't whole, can't be hydrated. */
  async render(request: RenderRequest): Promise<RenderOutcome> {
    const { identifierPrefix } = request;
    takeConsoleOutput();
    this.#resolver.clearCache();
    const portals = portalCount();
    try {
      const code = inPhase('evaluate', () => readCode(request));
      const first = await this.#html(request, code, primaryEnvironment(identifierPrefix));
      return keptWhole(await this.#compare(request, code, first, portals));
    } catch (error) {
      const { phase, message } = error instanceof ExampleError ? error : new ExampleError('render', error);
      return { state: 'client', reason: message, phase, output: takeConsoleOutput() };
    }
  }

  /** Renders an example again, elsewhere. @param portals number of them before the first render */
  async #compare(
    request: RenderRequest,
    code: ExampleCode,
    first: string,
    portals: number
  ): Promise<Exclude<RenderOutcome, { state: 'client' }>> {
    const { identifierPrefix } = request;
    try {
      const second = await this.#html(request, code, alternateEnvironment(identifierPrefix));
      const html = normalizeIds(first, second, identifierPrefix);
      const reason = hydrationMismatch(first, second, portalCount() > portals);
      return reason === null ? { state: 'live', html } : { state: 'fresh', html, reason };
    } catch (error) {
      const { phase, message } = error as ExampleError;
      const html = normalizeIds(first, first, identifierPrefix);
      return { state: 'fresh', html, reason: `Fails elsewhere: ${message}`, isFragile: phase === 'evaluate' };
    }
  }

  async #html({ file, identifierPrefix }: RenderRequest, code: ExampleCode, environment: RenderEnvironment) {
    return withEnvironment(environment, async () => {
      const Example = await this.#evaluate(code, file, environment.moduleUrl);
      const { createElement, renderToString } = this.#react;
      return inPhase('render', () => withoutPreloads(renderToString(createElement(Example), { identifierPrefix })));
    });
  }

  async #evaluate(code: ExampleCode, file: string, url: string): Promise<ComponentType> {
    const modules = new ExampleModules({
      resolver: this.#resolver,
      siteFolder: this.#siteFolder,
      url,
      packages: this.#packages
    });
    try {
      const module = (await settled(modules.evaluate(code, file))) as { default: ComponentType };
      return await settled(module.default);
    } catch (error) {
      throw new ExampleError('evaluate', error);
    }
  }
}

/** @throws ExampleError if the HTML can't be made whole */
function keptWhole(outcome: Exclude<RenderOutcome, { state: 'client' }>): RenderOutcome {
  // Addresses of files beside the module: `new URL('./a.svg', import.meta.url)`.
  const html = wholeHtml(outcome.html.replaceAll(`${ORIGIN}/assets/`, '/assets/'));
  if (html === null) {
    throw new ExampleError('render', new Error('Its HTML is read as other elements each time.'));
  }
  return html === outcome.html
    ? outcome
    : { reason: 'Browsers read its HTML as other elements than it renders.', ...outcome, state: 'fresh', html };
}

/** Reads what `ExamplePreparer` compiled. */
function readCode({ code, file }: RenderRequest): ExampleCode {
  const { staticImports, dynamicImports } = parseSync('module.js', code).module;
  const later = dynamicImports.map(({ moduleRequest }) => code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const imports = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...later];
  return { commonJs: toCommonJs(code, file), imports: imports.filter((specifier) => isAbsolute(specifier)) };
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
