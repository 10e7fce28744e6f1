import ts from 'typescript';

import {
  type ComponentFacts,
  type ExportFacts,
  nameOf,
  type PropFacts,
  type Snapshot
} from '../../history/snapshot.ts';
import type { Entry, EntryOf, PropRow } from '../entry.ts';
import { isComponent, needsInstance } from '../properties/component.ts';
import { createDescribe, type Describe } from '../properties/describe.ts';
import { readDocComment } from '../properties/docComment/readDocComment.ts';
import { createLibrary, type Library, type NamedSymbol } from '../properties/library.ts';
import { createTypeProgram } from '../properties/typeProgram.ts';

/** The part of a snapshot that comes from declarations. */
export type DeclaredFacts = Pick<Snapshot, 'components' | 'exports'>;

/** Reads all components and other exports of packages. Takes seconds and up to a gigabyte, so run it in a process. */
export function readComponents(request: Parameters<typeof createTypeProgram>[0]): DeclaredFacts {
  const program = createTypeProgram(request);
  const first = createLibrary(program);
  const generics = exportsOf(first).flatMap(({ symbol, source }) =>
    source && isValue(symbol) && needsInstance(first.checker.getTypeOfSymbol(symbol), first) ? [source] : []
  );
  const library = generics.length === 0 ? first : createLibrary(program.withInstances(generics));
  const describe = createDescribe(library, () => undefined);
  const components: Record<string, ComponentFacts> = {};
  const exports: Record<string, ExportFacts> = {};
  const add = (named: NamedSymbol): void => {
    const parts = componentParts(named, library);
    if (isComponentSymbol(named, library)) {
      components[named.id] ??= componentFacts(describe(named));
    } else if (parts.length === 0) {
      exports[named.id] ??= exportFacts(named, library, describe);
    }
    parts.filter(({ id }) => !Object.hasOwn(components, id)).forEach(add);
  };
  exportsOf(library).forEach(add);
  return { components, exports: withoutProps(exports, components) };
}

/** Everything that the packages export, each under the import that pages show. */
function exportsOf(library: Library): NamedSymbol[] {
  const found = new Map<string, NamedSymbol>();
  for (const { symbols, package: owner } of library.modules) {
    for (const symbol of symbols.values()) {
      const named = library.identify(symbol);
      // A package that passes on the exports of another one has nothing of its own.
      if (named?.source && named.package.name === owner.name) {
        found.set(named.id, named);
      }
    }
  }
  return [...found.values()];
}

/** Parts of parts: components may refer to themselves. */
const MAX_DEPTH = 3;

function componentParts(named: NamedSymbol, library: Library): NamedSymbol[] {
  return isValue(named.symbol) && named.name.split('.').length < MAX_DEPTH
    ? library
        .partsOf(named)
        .filter((part) => /^\p{Lu}/u.test(part.name.split('.').at(-1) ?? '') && isComponentSymbol(part, library))
    : [];
}

function isComponentSymbol({ symbol, name }: NamedSymbol, library: Library): boolean {
  return isValue(symbol) && isComponent(name, library.checker.getTypeOfSymbol(symbol), library);
}

function isValue({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Value) !== 0;
}

function exportFacts(named: NamedSymbol, library: Library, describe: Describe): ExportFacts {
  const doc = readDocComment(named.symbol, library.checker);
  const isType = (named.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  const entry = isType && !isValue(named.symbol) ? describe(named) : null;
  return {
    ...(entry?.kind === 'interface' ? { fields: fieldFacts(entry) } : {}),
    ...(doc.deprecated ? { deprecated: doc.deprecatedMessage || doc.description } : {})
  };
}

function fieldFacts({ props, inherited }: EntryOf<'interface'>): Record<string, PropFacts> {
  const rows = [...props, ...inherited.flatMap((each) => each.props)];
  return Object.fromEntries(rows.map((row) => [row.name, propFacts(row)]));
}

/** Leaves out the fields of types that describe the properties of a component, which has them already. */
function withoutProps(
  exports: DeclaredFacts['exports'],
  components: DeclaredFacts['components']
): DeclaredFacts['exports'] {
  const names = new Set(Object.keys(components).map((id) => `${nameOf(id).replaceAll('.', '')}Props`));
  return Object.fromEntries(
    Object.entries(exports).map(([id, { fields, ...facts }]): [string, ExportFacts] => [
      id,
      fields && !names.has(nameOf(id)) ? { fields, ...facts } : facts
    ])
  );
}

function componentFacts(entry: Entry): ComponentFacts {
  const rows = entry.kind === 'component' ? [...entry.props, ...entry.inherited.flatMap(({ props }) => props)] : [];
  return {
    props: Object.fromEntries(rows.map((row) => [row.name, propFacts(row)])),
    ...(entry.deprecated ? { deprecated: entry.deprecatedMessage } : {})
  };
}

function propFacts({ type, required, defaultValue, deprecated, deprecatedMessage, description }: PropRow): PropFacts {
  return {
    type,
    ...(required ? { required } : {}),
    ...(defaultValue === null ? {} : { default: defaultValue }),
    ...(deprecated ? { deprecated: deprecatedMessage || description } : {})
  };
}
