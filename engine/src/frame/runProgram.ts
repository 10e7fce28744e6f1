import type { ComponentType } from 'react';

import { type FrameModule, type FrameProgram, LINES_BEFORE_MODULE } from './protocol.ts';
import type { ModuleFunction, ModuleRegistry } from './registry.ts';
import { loadScripts, runText } from './scripts.ts';

type ModulesProgram = Extract<FrameProgram, { kind: 'modules' }>;

/** Name under which the script of a module hands its function over. */
const RECEIVER = '__patternbookModule';

/** Text of each module that was defined, so that one that stays the same is compiled once. */
const functions = new Map<string, { code: string; run: ModuleFunction }>();

/** Loads everything that a program needs; a newer program may have been asked for by then. */
export async function loadProgram({ scripts, modules }: ModulesProgram): Promise<void> {
  await loadScripts(scripts);
  for (const module of modules) {
    await defineModule(module);
  }
}

/**
 * Evaluates a loaded program.
 * @returns the component that it shows
 * @throws what its modules throw
 */
export function evaluateProgram(program: ModulesProgram, registry: ModuleRegistry): ComponentType {
  const modules = new Map(program.modules.map((module) => [module.name, module]));
  const records = new Map<string, { exports: unknown }>();

  const requireModule = (name: string): unknown => {
    const known = records.get(name);
    if (known) {
      return known.exports;
    }
    const module = modules.get(name);
    const run = functions.get(name)?.run;
    if (!module || !run) {
      throw new Error(`Cannot find module "${name}".`);
    }
    const record = { exports: {} };
    records.set(name, record);
    expectNames(module, (specifier) => requireFrom(module, specifier));
    run(record, record.exports, (specifier) => requireFrom(module, specifier));
    return record.exports;
  };
  const requireFrom = (module: FrameModule, specifier: string): unknown => {
    const file = module.imports[specifier];
    return file === undefined ? requireLibrary(program, registry, specifier) : requireModule(file);
  };
  return (requireModule(program.entry) as { default: ComponentType }).default;
}

function requireLibrary({ libraries }: ModulesProgram, registry: ModuleRegistry, specifier: string): unknown {
  const [first, ...others] = libraries[specifier] ?? [specifier];
  const exported = registry.require(first ?? specifier);
  return others.length === 0
    ? exported
    : Object.assign({ __esModule: true }, exported, ...others.map((name) => registry.require(name)));
}

/** Tells of a name that a library doesn't have where it is imported, not where React stumbles over it. */
function expectNames({ name, expects }: FrameModule, requireFrom: (specifier: string) => unknown): void {
  for (const expected of expects) {
    const exported = requireFrom(expected.specifier);
    if (expected.name !== '*' && isModule(exported) && !(expected.name in exported)) {
      const error = new SyntaxError(`"${expected.specifier}" has no export "${expected.name}".`);
      error.stack = `${String(error)}\n    at ${name}:${expected.line + LINES_BEFORE_MODULE}:1`;
      throw error;
    }
  }
}

/** Only a module that was an ES module says all its names; another's `default` is the whole of it. */
function isModule(exported: unknown): exported is object {
  return typeof exported === 'object' && exported !== null && '__esModule' in exported;
}

async function defineModule({ name, code }: FrameModule): Promise<void> {
  if (functions.get(name)?.code === code) {
    return;
  }
  const text = `${RECEIVER}(function (module, exports, require) {\n${code}\n});`;
  const receiver = globalThis as unknown as Record<string, unknown>;
  receiver[RECEIVER] = (run: ModuleFunction) => functions.set(name, { code, run });
  functions.delete(name);
  await runText(text, name);
}
