import type { Entry, FunctionDoc } from './entry.ts';
import { createDescribe } from './describe.ts';
import { createLibrary, type NamedSymbol } from './library.ts';
import { type ReferenceRequest, functionKey, nameKey } from './request.ts';
import { createTypeProgram } from './typeProgram.ts';

/** Everything that the packages say about the names asked for. Plain data. */
export interface ReferenceResult {
  /** Request -> id of its entry, or null where no package has the name. */
  names: Record<string, string | null>;
  functions: Record<string, FunctionDoc | null>;
  /** By id: the entries asked for, and those of all types that they name, directly or not. */
  entries: Record<string, Entry>;
}

/** Looks names up in installed packages. Takes seconds and some hundred megabytes: run it in a worker. */
export function extractReference({ siteFolder, packages, names, functions }: ReferenceRequest): ReferenceResult {
  const library = createLibrary(createTypeProgram(packages, siteFolder));
  const waiting = new Map<string, NamedSymbol>();
  const entries: Record<string, Entry> = {};
  const ask = (named: NamedSymbol): void => {
    if (!(named.id in entries)) {
      waiting.set(named.id, named);
    }
  };
  const describe = createDescribe(library, ask);

  const result: ReferenceResult = { names: {}, functions: {}, entries };
  for (const request of names) {
    const named = library.find(request);
    if (named) {
      ask(named);
    }
    result.names[nameKey(request)] = named?.id ?? null;
  }
  for (const request of functions) {
    const named = library.findFunction(request.name, request.package, request.file);
    const entry = named && describe(named);
    result.functions[functionKey(request)] = entry?.kind === 'function' ? entry.function : null;
  }
  for (const [id, named] of waiting) {
    // A map's iterator also visits what is added on the way.
    if (!(id in entries)) {
      entries[id] = describe(named);
    }
  }
  return result;
}
