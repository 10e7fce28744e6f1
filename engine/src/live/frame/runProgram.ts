import type { ComponentType } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { type FrameModule, type FrameProgram, LINES_BEFORE_MODULE } from './protocol.ts';

type ModulesProgram = Extract<FrameProgram, { kind: 'modules' }>;

/** Global callback by which the script of a module registers its function. */
const RECEIVER = '__patternbookModule';

/** The modules of a program, by name. */
type ProgramFunctions = ReadonlyMap<string, ModuleFunction>;

/** Loads the scripts and modules of a program. */
export async function loadProgram(
  { scripts, modules }: ModulesProgram,
  loader: ScriptLoader
): Promise<ProgramFunctions> {
  await loader.load(scripts);
  const functions = new Map<string, ModuleFunction>();
  for (const module of modules) {
    await defineModule(module, functions, loader);
  }
  return functions;
}

/**
 * Evaluates a loaded program.
 * @returns the component to render
 * @throws errors of its modules
 */
export function evaluateProgram(
  program: ModulesProgram,
  functions: ProgramFunctions,
  registry: ModuleRegistry
): ComponentType {
  const modules = new Map(program.modules.map((module) => [module.name, module]));
  const records = new Map<string, { exports: unknown }>();

  const requireModule = (name: string): unknown => {
    const known = records.get(name);
    if (known) {
      return known.exports;
    }
    const module = modules.get(name);
    const run = functions.get(name);
    if (!module || !run) {
      throw new Error(fillText(texts.run.unknownModule, { name }));
    }
    const record = { exports: {} };
    records.set(name, record);
    expectNames(module, (specifier) => requireFrom(module, specifier));
    run(record, record.exports, (specifier) => requireFrom(module, specifier));
    return record.exports;
  };
  const requireFrom = (module: FrameModule, specifier: string): unknown => {
    const file = Object.hasOwn(module.imports, specifier) ? module.imports[specifier] : undefined;
    return file === undefined ? requireLibrary(program, registry, specifier) : requireModule(file);
  };
  return (requireModule(program.entry) as { default: ComponentType }).default;
}

function requireLibrary({ libraries }: ModulesProgram, registry: ModuleRegistry, specifier: string): unknown {
  const [first, ...others] = (Object.hasOwn(libraries, specifier) && libraries[specifier]) || [specifier];
  const exported = registry.require(first ?? specifier);
  return others.length === 0
    ? exported
    : Object.assign({ __esModule: true }, exported, ...others.map((name) => registry.require(name)));
}

/** Reports a missing export of a library at its import, before React fails on the undefined value. */
function expectNames({ name, expects }: FrameModule, requireFrom: (specifier: string) => unknown): void {
  for (const expected of expects) {
    const exported = requireFrom(expected.specifier);
    if (expected.name !== '*' && isModule(exported) && !(expected.name in exported)) {
      const error = new SyntaxError(
        fillText(texts.run.unknownExport, { module: expected.specifier, name: expected.name })
      );
      error.stack = `${String(error)}\n    at ${name}:${expected.line + LINES_BEFORE_MODULE}:1`;
      throw error;
    }
  }
}

/**
 * Only modules compiled from ES modules have a complete list of exports; the `default` of others is the module itself.
 */
function isModule(exported: unknown): exported is object {
  return typeof exported === 'object' && exported !== null && '__esModule' in exported;
}

async function defineModule(
  { name, code }: FrameModule,
  functions: Map<string, ModuleFunction>,
  loader: ScriptLoader
): Promise<void> {
  const text = `${RECEIVER}(function (module, exports, require) {\n${code}\n});`;
  const receiver = globalThis as unknown as Record<string, unknown>;
  receiver[RECEIVER] = (run: ModuleFunction) => functions.set(name, run);
  await loader.runText(text, name);
  Reflect.deleteProperty(globalThis, RECEIVER);
}

/** A CommonJS module, as in the scripts of libraries and examples. */
export type ModuleFunction = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown
) => void;

/** Modules by name; each is evaluated when it is first required. */
export class ModuleRegistry {
  readonly #functions = new Map<string, ModuleFunction>();
  readonly #records = new Map<string, { exports: unknown }>();
  #isProtected = false;

  define(modules: Record<string, ModuleFunction>): void {
    for (const [name, run] of Object.entries(modules)) {
      if (!this.#isProtected || !this.#functions.has(name)) {
        this.#functions.set(name, run);
      }
    }
  }

  /**
   * Keeps the modules that are defined so far: a program must not replace the library's React. Scripts that libraries
   * load later can still define theirs.
   */
  protect(): void {
    this.#isProtected = true;
  }

  /**
   * Returns a module's exports.
   * @throws Error if there is no such module, and errors of the module itself
   */
  require(name: string): unknown {
    const known = this.#records.get(name);
    if (known) {
      return known.exports;
    }
    const run = this.#functions.get(name);
    if (!run) {
      throw new Error(fillText(texts.run.unknownModule, { name }));
    }
    const record = { exports: {} };
    this.#records.set(name, record);
    try {
      run(record, record.exports, (wanted) => this.require(wanted));
    } catch (error) {
      // The next `require` throws the same error.
      this.#records.delete(name);
      throw error;
    }
    // Makes exports read-only, like those of native modules: all code in the frame shares them.
    Object.freeze(record.exports);
    return record.exports;
  }
}

/** Runs scripts in the frame's document. */
export interface ScriptLoader {
  /** Runs scripts once each, in order; fetches them in parallel. */
  load(addresses: readonly string[]): Promise<void>;
  /** Runs a text as a separate script with a name in stack traces. */
  runText(text: string, name: string): Promise<void>;
}

/** @param nonce CSP nonce for scripts that are not files of the site */
export function createScriptLoader(nonce: string): ScriptLoader {
  const loaded = new Map<string, Promise<void>>();

  const append = (address: string, scriptNonce = ''): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.nonce = scriptNonce;
      script.src = address;
      // Runs scripts in insertion order.
      script.async = false;
      script.onload = () => {
        script.remove();
        resolve();
      };
      script.onerror = () => {
        script.remove();
        reject(new Error(texts.run.partNotLoaded));
      };
      document.head.append(script);
      // The browser has taken it; the script itself must not find it.
      script.nonce = '';
    });
  const loadOnce = (address: string): Promise<void> => {
    const known = loaded.get(address) ?? append(address);
    loaded.set(address, known);
    known.catch(() => loaded.delete(address));
    return known;
  };
  return {
    async load(addresses) {
      await Promise.all(addresses.map(loadOnce));
    },
    async runText(text, name) {
      const blob = new Blob([`${text}\n//# sourceURL=${name}`], { type: 'text/javascript' });
      const address = URL.createObjectURL(blob);
      try {
        await append(address, nonce);
      } finally {
        URL.revokeObjectURL(address);
      }
    }
  };
}

const loaded = new Map<string, Promise<void>>();

/** Adds style sheets to the document, once each. Resolves even for a sheet that failed to load. */
export async function loadSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((address) => {
      const sheet = loaded.get(address) ?? appendSheet(address);
      loaded.set(address, sheet);
      return sheet;
    })
  );
}

function appendSheet(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
