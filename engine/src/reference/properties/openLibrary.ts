import { needsInstance } from './component.ts';
import { type Library, type NamedSymbol, createLibrary } from './library.ts';
import type { ValuePath } from './probe.ts';
import type { ReferenceRequest } from './request.ts';
import { createTypeProgram } from './typeProgram.ts';

/**
 * Indexes the packages of a request. Where a requested component is generic in the element that it renders, a second
 * program of the same parsed files applies the defaults of its type parameters.
 */
export function openLibrary(request: ReferenceRequest): Library {
  const program = createTypeProgram(request);
  const library = createLibrary(program);
  const generics = polymorphicComponents(request, library);
  return generics.length === 0 ? library : createLibrary(program.withInstances(generics));
}

/** Returns the requested components, and their parts, whose props depend on a type parameter's default. */
function polymorphicComponents(request: ReferenceRequest, library: Library): ValuePath[] {
  const found = request.names.flatMap((wanted) => library.find(wanted) ?? []);
  const all = new Map<string, NamedSymbol>();
  for (const named of found) {
    all.set(named.id, named);
    library.partsOf(named).forEach((part) => all.set(part.id, part));
  }
  return [...all.values()].flatMap(({ symbol, source }) =>
    source && needsInstance(library.checker.getTypeOfSymbol(symbol), library) ? [source] : []
  );
}
