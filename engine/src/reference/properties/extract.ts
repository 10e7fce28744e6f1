import type { Entry, FunctionDoc } from '../entry.ts';
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
export function extractReference(request: ReferenceRequest): ReferenceResult {
  const library = createLibrary(createTypeProgram(request));
  const waiting = new Map<string, NamedSymbol>();
  const entries: Record<string, Entry> = {};
  const ask = (named: NamedSymbol): void => {
    if (!(named.id in entries)) {
      waiting.set(named.id, named);
    }
  };
  const describe = createDescribe(library, ask);

  const result: ReferenceResult = { names: {}, functions: {}, entries };
  for (const wanted of request.names) {
    const named = library.find(wanted);
    if (named) {
      ask(named);
    }
    result.names[nameKey(wanted)] = named?.id ?? null;
  }
  for (const wanted of request.functions) {
    const named = library.findFunction(wanted);
    const entry = named && describe(named);
    result.functions[functionKey(wanted)] = entry?.kind === 'function' ? entry.function : null;
  }
  for (const [id, named] of waiting) {
    // A map's iterator also visits what is added on the way.
    if (!(id in entries)) {
      entries[id] = describe(named);
    }
  }
  return result;
}
