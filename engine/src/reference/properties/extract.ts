import type { Entry, FunctionDoc } from '../entry.ts';
import { createDescribe } from './describe.ts';
import type { NamedSymbol } from './library.ts';
import { type MissingTypes, missingTypes } from './missingTypes.ts';
import { openLibrary } from './openLibrary.ts';
import { type ReferenceRequest, functionKey, nameKey } from './request.ts';
import { type UntypedProps, untypedProps } from './untypedProps.ts';

/** Reference data for the requested names. Serialisable. */
export interface ReferenceResult {
  /** Request key -> id of its entry, or null if no package declares the name. */
  names: Record<string, string | null>;
  functions: Record<string, FunctionDoc | null>;
  /** Entries by id: those requested, and all types that they reference, transitively. */
  entries: Record<string, Entry>;
  /** What the packages' declarations import and nobody has installed. */
  missing: MissingTypes[];
  /** Components whose declarations say nothing about their props. */
  untyped: UntypedProps[];
}

/**
 * Extracts reference data from installed packages. Takes seconds and several hundred megabytes, so run it in a worker.
 */
export function extractReference(request: ReferenceRequest): ReferenceResult {
  const library = openLibrary(request);
  const queue = new Map<string, NamedSymbol>();
  const entries: Record<string, Entry> = {};
  const enqueue = (named: NamedSymbol): void => {
    if (!(named.id in entries)) {
      queue.set(named.id, named);
    }
  };
  const describe = createDescribe(library, enqueue);

  const result: ReferenceResult = { names: {}, functions: {}, entries, missing: [], untyped: [] };
  for (const wanted of request.names) {
    const named = library.find(wanted);
    if (named) {
      enqueue(named);
    }
    result.names[nameKey(wanted)] = named?.id ?? null;
  }
  for (const wanted of request.functions) {
    const named = library.findFunction(wanted);
    const entry = named && describe(named);
    result.functions[functionKey(wanted)] = entry?.kind === 'function' ? entry.function : null;
  }
  for (const [id, named] of queue) {
    // A map's iterator also visits entries added during iteration.
    if (!(id in entries)) {
      entries[id] = describe(named);
    }
  }
  const missing = missingTypes(queue.values(), library);
  const incomplete = new Set(missing.map(({ file }) => file));
  const untyped = untypedProps(queue.values(), library).filter(({ file }) => !incomplete.has(file));
  return { ...result, missing, untyped };
}
