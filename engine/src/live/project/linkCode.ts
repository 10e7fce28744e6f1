import { type TextEdit, applyEdits } from '../../examples/editText.ts';
import type { ModuleNames } from '../../examples/moduleNames.ts';
import type { FileId, ImportedName } from '../../core/tabCode.ts';
import { type ProjectPaths, relativeSpecifier } from './projectPaths.ts';
import {
  type ImportStatement,
  type ImportedBinding,
  type ModuleReference,
  moduleReferences
} from './importStatements.ts';

/** Code with imports adapted to the project. */
export interface LinkedCode {
  /** Statements for names that the code uses without importing them. */
  header: string[];
  code: string;
}

/** Names that the page's Markdown provides to its examples. */
export interface PageScope {
  names: ModuleNames;
  /** Imports of the Markdown file, which take precedence over the example's own imports. */
  bindings: Readonly<Record<string, ImportedName>>;
  /** Name -> specifier of the library that exports it. */
  scope: Readonly<Record<string, string>>;
}

interface Target {
  specifier: string;
  imported: string;
}

/**
 * Adapts the imports of a text to its path in the project: files are imported by their new paths, images outside of the
 * project become constants, and names that the page provides become imports.
 * @param path of the text in the project
 * @param imports specifiers that resolve to files
 * @param pageScope null for imported files, which don't have access to the page's names
 * @param edits further edits to the text
 */
export function linkCode(
  text: string,
  path: string,
  imports: Readonly<Record<string, FileId>>,
  places: ProjectPaths,
  pageScope: PageScope | null,
  edits: readonly TextEdit[] = []
): LinkedCode {
  const { imports: statements, others } = moduleReferences(text);
  const header = new Header();
  const link = new Linker(path, imports, places, pageScope, header);
  const own = statements.flatMap((statement) => link.statement(statement, text));
  const rest = others.flatMap((reference) => link.reference(reference));
  if (pageScope) {
    const imported = new Set(statements.flatMap(({ bindings }) => bindings.map(({ local }) => local)));
    for (const name of pageScope.names.referenced) {
      if (!pageScope.names.declared.has(name) && !imported.has(name)) {
        link.freeName(name);
      }
    }
  }
  return { header: header.statements(), code: applyEdits(text, [...own, ...rest, ...edits]) };
}

class Linker {
  readonly #path: string;
  readonly #imports: Readonly<Record<string, FileId>>;
  readonly #places: ProjectPaths;
  readonly #pageScope: PageScope | null;
  readonly #header: Header;

  constructor(
    path: string,
    imports: Readonly<Record<string, FileId>>,
    places: ProjectPaths,
    pageScope: PageScope | null,
    header: Header
  ) {
    this.#path = path;
    this.#imports = imports;
    this.#places = places;
    this.#pageScope = pageScope;
    this.#header = header;
  }

  /** Returns the edits to an import statement of the author. */
  statement(statement: ImportStatement, text: string): TextEdit[] {
    const { specifier, bindings, start, end, isType } = statement;
    const isFound = !isRelative(specifier) || Object.hasOwn(this.#imports, specifier);
    const kept = bindings.filter((binding) => !this.#isBoundElsewhere(binding, specifier, isFound));
    if (!isFound || (bindings.length > 0 && kept.length === 0)) {
      return [{ start, end: endOfLine(text, end), text: '' }];
    }
    const address = this.#addressOf(specifier);
    if (address !== null) {
      const constants = kept.map(({ local }) => constant(local, address));
      return [{ start, end: constants.length === 0 ? endOfLine(text, end) : end, text: constants.join('\n') }];
    }
    if (kept.length === bindings.length) {
      return this.reference(statement);
    }
    return [{ start, end, text: importText(kept, this.#specifierOf(specifier), isType) }];
  }

  /** Returns the edit to a specifier. */
  reference({ specifier, literal }: ModuleReference): TextEdit[] {
    const place = this.#specifierOf(specifier);
    return place === specifier ? [] : [{ ...literal, text: quoted(place) }];
  }

  /** Imports a name that the text neither declares nor imports; it may also be a browser global. */
  freeName(local: string): void {
    const target = this.#bound(local) ?? this.#inScope(local);
    if (target) {
      this.#header.add(local, target);
    }
  }

  /** True if an import is replaced by one in the header, because the page binds the name. */
  #isBoundElsewhere({ local, imported, isType }: ImportedBinding, specifier: string, isFound: boolean): boolean {
    if (isType || !this.#pageScope?.names.referenced.has(local)) {
      return false;
    }
    const own = this.#addressOf(specifier) ?? { specifier: this.#specifierOf(specifier), imported };
    const target = this.#bound(local) ?? (isFound ? null : this.#inScope(local));
    if (target === null || isSame(own, target)) {
      return false;
    }
    this.#header.add(local, target);
    return true;
  }

  #bound(local: string): Target | string | null {
    const binding = ownValue(this.#pageScope?.bindings, local);
    if (!binding) {
      return null;
    }
    const { from, imported } = binding;
    if ('package' in from) {
      return { specifier: from.package, imported };
    }
    const place = this.#places.targetOf(from.file);
    if (place === null) {
      return null;
    }
    return place.kind === 'address'
      ? place.address
      : { specifier: relativeSpecifier(this.#path, place.path), imported };
  }

  #inScope(local: string): Target | null {
    if (local === 'React') {
      return { specifier: 'react', imported: '*' };
    }
    const specifier = ownValue(this.#pageScope?.scope, local);
    return specifier === undefined ? null : { specifier, imported: local };
  }

  /** Returns the address of an image that isn't a file of the project. */
  #addressOf(specifier: string): string | null {
    const id = ownValue(this.#imports, specifier);
    const place = id === undefined ? null : this.#places.targetOf(id);
    return place?.kind === 'address' ? place.address : null;
  }

  #specifierOf(specifier: string): string {
    const id = ownValue(this.#imports, specifier);
    const place = id === undefined ? null : this.#places.targetOf(id);
    // Bundlers resolve `package/` as a folder of the package.
    return place?.kind === 'path' ? relativeSpecifier(this.#path, place.path) : specifier.replace(/(?<=\w)\/$/, '');
  }
}

/** Imports and constants in insertion order. */
class Header {
  readonly #named = new Map<string, Map<string, ImportedBinding>>();
  readonly #constants = new Map<string, string>();

  add(local: string, target: Target | string): void {
    if (typeof target === 'string') {
      this.#constants.set(local, constant(local, target));
      return;
    }
    const { specifier, imported } = target;
    // A namespace import needs a separate statement.
    const key = imported === '*' ? `${specifier} ${local}` : specifier;
    const bindings = this.#named.get(key) ?? new Map<string, ImportedBinding>();
    bindings.set(local, { local, imported, isType: false });
    this.#named.set(key, bindings);
  }

  statements(): string[] {
    const imports = [...this.#named].map(([key, bindings]) =>
      importText([...bindings.values()], key.split(' ')[0] ?? key, false)
    );
    return [...imports, ...this.#constants.values()];
  }
}

function isSame(a: Target | string, b: Target | string): boolean {
  return typeof a === 'string' || typeof b === 'string'
    ? a === b
    : a.specifier === b.specifier && a.imported === b.imported;
}

/** Formats an import statement. */
function importText(bindings: readonly ImportedBinding[], specifier: string, isType: boolean): string {
  const own = bindings.find(({ imported }) => imported === 'default');
  const whole = bindings.find(({ imported }) => imported === '*');
  const group = bindings
    .filter((binding) => binding !== own && binding !== whole)
    .map((binding) => clause(binding, isType));
  const parts = [
    ...(own ? [own.local] : []),
    ...(whole ? [`* as ${whole.local}`] : []),
    ...(group.length > 0 ? [`{ ${group.join(', ')} }`] : [])
  ];
  return `import ${isType ? 'type ' : ''}${parts.join(', ')} from ${quoted(specifier)};`;
}

function clause({ local, imported, isType }: ImportedBinding, isTypeStatement: boolean): string {
  const names = local === imported ? local : `${imported} as ${local}`;
  return isType && !isTypeStatement ? `type ${names}` : names;
}

function constant(name: string, value: string): string {
  return `const ${name} = ${quoted(value)};`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}

function isRelative(specifier: string): boolean {
  return /^[./]/.test(specifier);
}

/** Removes the line break with the statement. */
function endOfLine(text: string, end: number): number {
  return text[end] === '\n' ? end + 1 : end;
}

function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
