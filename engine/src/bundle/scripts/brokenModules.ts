import type { Plugin, Rolldown } from 'vite';

import { escapeRegExp } from '../../core/escapeRegExp.ts';
import { readBundlerError } from '../../examples/bundlerError.ts';

/** A module that the bundler refuses. */
export interface BrokenModule {
  /** Path of the module. */
  id: string;
  message: string;
}

const ENGINE_FOLDER = new URL('../..', import.meta.url).pathname;

/**
 * Bundles, and if that fails, bundles again around the modules that the bundler refuses: they throw its errors instead.
 * Where entries have the examples of a page, those that import one, directly or not, are replaced by components that throw
 * its error, and all others stay as they are.
 * @param run bundles with a plugin that has to come first; null if all is well
 * @throws Error of the bundler that names no module, or one of the engine
 */
export async function bundleAround<Result>(
  run: (plugin: Plugin | null) => Promise<Result>,
  entriesHave: 'examples' | 'libraries'
): Promise<{ result: Result; broken: BrokenModule[] }> {
  const broken = new Map<string, string>();
  const examples = new Map<string, string>();
  for (;;) {
    const known = broken.size + examples.size;
    try {
      const result = await run(
        known === 0 ? null : replaceModules(broken, entriesHave === 'examples' ? examples : null)
      );
      // Examples that reach a broken module are known after a run that succeeds.
      if (broken.size + examples.size === known) {
        return { result, broken: [...broken].map(([id, message]) => ({ id, message })) };
      }
    } catch (error) {
      for (const [id, message] of refusedModules(error)) {
        broken.set(id, message);
      }
      if (broken.size + examples.size === known) {
        throw error;
      }
    }
  }
}

/** Returns the modules that an error of the bundler names, with its messages. */
function refusedModules(error: unknown): [id: string, message: string][] {
  const all = error instanceof Error && 'errors' in error ? (error.errors as Error[]) : [error];
  return all.flatMap((each): [string, string][] => {
    const id = each instanceof Error && 'id' in each && typeof each.id === 'string' ? each.id : '';
    if (!(each instanceof Error) || id === '' || id.startsWith(ENGINE_FOLDER)) {
      return [];
    }
    const { message, line } = readBundlerError(each);
    return [[id, `${id.split('?')[0]}:${line}: ${message}`]];
  });
}

/**
 * @param broken module -> message
 * @param examples module of an example -> message; gets those that reach a broken module; null if entries have none
 */
function replaceModules(broken: ReadonlyMap<string, string>, examples: Map<string, string> | null): Plugin {
  const replaced = [...broken.keys(), ...(examples?.keys() ?? [])].map((id) => `^${escapeRegExp(id)}$`);
  return {
    name: 'patternbook:broken-modules',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(replaced.join('|')) },
      handler(id) {
        const message = JSON.stringify(examples?.get(id) ?? broken.get(id));
        return examples?.has(id)
          ? `export default function Broken() { throw new Error(${message}); }`
          : `throw new Error(${message});\nexport default undefined;`;
      }
    },
    buildEnd(error) {
      if (error || !examples) {
        return;
      }
      for (const [id, message] of broken) {
        const moduleInfo = (each: string) => this.getModuleInfo(each);
        examplesAbove(id, moduleInfo).forEach((example) => examples.set(example, message));
      }
    }
  };
}

/** Returns the modules that reach a module, directly or not, and that entries import. */
function examplesAbove(id: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
  const examples = new Set<string>();
  const seen = new Set([id]);
  const queue = [id];
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    const { importers = [], dynamicImporters = [] } = infoOf(module) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) {
      if (infoOf(importer)?.isEntry) {
        examples.add(module);
      } else if (!seen.has(importer)) {
        seen.add(importer);
        queue.push(importer);
      }
    }
  }
  return examples;
}
