import ts from 'typescript';

import type { ComponentShape, LintData, ModuleShape } from '../../lint/data.ts';
import { isComponent } from '../properties/component.ts';
import { readDocComment } from '../properties/docComment/readDocComment.ts';
import type { Library, LibraryModule, NamedSymbol } from '../properties/library.ts';
import { readComponent } from './componentShape.ts';

/** The part of the data that comes from declarations. */
export type Shapes = Pick<LintData, 'modules' | 'components' | 'groups'>;

/** Describes everything that the packages of a library export. */
export function readShapes(library: Library): Shapes {
  const reader = new ShapeReader(library);
  const modules = Object.fromEntries(library.modules.map((module) => [module.specifier, reader.moduleShape(module)]));
  return { modules, components: reader.components, groups: reader.groups };
}

/** Parts of parts: components may refer to themselves. */
const MAX_DEPTH = 2;

class ShapeReader {
  readonly components: ComponentShape[] = [];
  readonly groups: string[][] = [];
  readonly #library: Library;
  /** Indexes by content: icons by the hundred are the same. */
  readonly #indexes = new Map<string, number>();
  readonly #groupIndexes = new Map<string, number>();
  /** The same by identity, since joining hundreds of names takes long. */
  readonly #knownGroups = new WeakMap<readonly string[], number>();

  constructor(library: Library) {
    this.#library = library;
  }

  moduleShape(module: LibraryModule): ModuleShape {
    const components: Record<string, number> = {};
    const others: string[] = [];
    const deprecated: Record<string, string> = {};
    const enums: Record<string, string[]> = {};
    for (const [name, symbol] of module.symbols) {
      const named = namedSymbol(name, symbol, module);
      const index = this.#componentIndex(named, isDeprecatedModule(module));
      if (index !== null) {
        components[name] = index;
        continue;
      }
      others.push(name);
      if (symbol.flags & ts.SymbolFlags.Enum) {
        enums[name] = [...(symbol.exports?.keys() ?? [])].map(ts.unescapeLeadingUnderscores);
      }
      const doc = readDocComment(symbol, this.#library.checker);
      if (doc.deprecated) {
        deprecated[name] = doc.deprecatedMessage || doc.description;
      }
    }
    return {
      components,
      others: others.toSorted(),
      ...(Object.keys(deprecated).length > 0 ? { deprecated } : {}),
      ...(Object.keys(enums).length > 0 ? { enums } : {})
    };
  }

  /** Returns the index of a component or of a namespace of components; null for anything else. */
  #componentIndex(named: NamedSymbol, isDeprecated: boolean): number | null {
    const { checker } = this.#library;
    const isValue = (named.symbol.flags & ts.SymbolFlags.Value) !== 0;
    const isOwn = isValue && isComponent(named.name, checker.getTypeOfSymbol(named.symbol), this.#library);
    const isDeep = named.name.split('.').length > MAX_DEPTH;
    const parts = isValue && !isDeep ? this.#partsOf(named, isDeprecated) : {};
    if (!isOwn && Object.keys(parts).length === 0) {
      return null;
    }
    const read = isOwn
      ? readComponent(named, isDeprecated, this.#library)
      : { props: {}, groups: [], isOpen: true as const };
    return this.#add({
      ...read,
      groups: read.groups.map((names) => this.#groupIndex(names)),
      ...(Object.keys(parts).length > 0 ? { parts } : {})
    });
  }

  #partsOf(named: NamedSymbol, isDeprecated: boolean): Record<string, number> {
    return Object.fromEntries(
      this.#library.partsOf(named).flatMap((part) => {
        const name = part.name.split('.').at(-1) ?? '';
        const index = /^\p{Lu}/u.test(name) ? this.#componentIndex(part, isDeprecated) : null;
        return index === null ? [] : [[name, index] as const];
      })
    );
  }

  #add(shape: ComponentShape): number {
    const key = JSON.stringify(shape);
    const index = this.#indexes.get(key) ?? this.components.push(shape) - 1;
    this.#indexes.set(key, index);
    return index;
  }

  #groupIndex(names: readonly string[]): number {
    const known = this.#knownGroups.get(names);
    if (known !== undefined) {
      return known;
    }
    const key = names.join(' ');
    const index = this.#groupIndexes.get(key) ?? this.groups.push([...names]) - 1;
    this.#groupIndexes.set(key, index);
    this.#knownGroups.set(names, index);
    return index;
  }
}

function namedSymbol(name: string, symbol: ts.Symbol, { specifier, package: owner }: LibraryModule): NamedSymbol {
  return { symbol, name, package: owner, source: { specifier, path: [name] }, id: `${specifier}/${name}` };
}

function isDeprecatedModule({ subpath }: LibraryModule): boolean {
  return subpath.split('/').includes('deprecated');
}
