import path from 'node:path';

import { ResolverFactory } from 'oxc-resolver';

import { isCssModule, readCssModule } from '../examples/cssModule.ts';
import { findEsModule } from './scripts/dualPackages.ts';
import { splitSpecifier } from '../examples/importSpecifier.ts';
import type { ModuleAliases } from './scripts/packageModules.ts';
import { ALL, type ModuleRecord, type ModuleRequest, parseModuleRecord, readModuleRecord } from './moduleRecord.ts';

const STYLE_SHEET = /\.css$/;

/** The same as in the script build: ES modules first. */
const RESOLVER_OPTIONS = {
  extensions: ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'],
  conditionNames: ['import', 'module', 'browser', 'default'],
  mainFields: ['browser', 'module', 'main']
};

interface Requests {
  requests: readonly ModuleRequest[];
  /** Whether the module only hands an export on. */
  isForwarded: boolean;
}

function isSheet(file: string): boolean {
  return STYLE_SHEET.test(file);
}

/** Returns a sheet and those that it composes, which come first. */
function sheetsWith(file: string, importers: readonly string[] = []): string[] {
  if (!isCssModule(file) || importers.includes(file)) {
    return [file];
  }
  return [...readCssModule(file).composed.flatMap((composed) => sheetsWith(composed, [...importers, file])), file];
}

/** An imported export of a module. */
interface ExportReference {
  file: string;
  name: string;
  /** Imports that it depends on; null until they are resolved. */
  dependencies: Dependencies | null;
}

interface Dependencies {
  now: ExportReference[];
  /** Of calls of `import()`. */
  later: ExportReference[];
  /** Whether the module only hands the export on. */
  isForwarded: boolean;
}

/**
 * Finds the files that a module imports, directly or indirectly. It follows each imported name through barrel files to the
 * module that defines it, so that a page gets only the code and the style sheets of the components that its examples use.
 */
export class ImportGraph {
  readonly #aliases: ModuleAliases;
  readonly #resolver = new ResolverFactory(RESOLVER_OPTIONS);
  readonly #records = new Map<string, ModuleRecord | null>();
  readonly #resolved = new Map<string, string | null>();
  readonly #references = new Map<string, ExportReference>();

  /** @param aliases modules that the browser loads in place of others */
  constructor(aliases: ModuleAliases = new Map()) {
    this.#aliases = aliases;
  }

  /**
   * Finds the style sheets that a module imports, also with `import()`.
   * @param code module source
   * @param file path that determines the language, and from which imports are resolved
   * @returns absolute paths
   */
  sheetsOf(code: string, file: string): Set<string> {
    const { now, later } = this.#dependenciesOfCode(code, file);
    const reached = this.#reachedFrom([...now, ...later], ({ now: first, later: second }) => [...first, ...second]);
    return new Set(reached.flatMap(({ file: found }) => (isSheet(found) ? sheetsWith(found) : [])));
  }

  /**
   * Finds the modules that a module needs at once, without those that only hand on what others export. Modules are the
   * more the less a bundler leaves out of them.
   * @param code module source
   * @param file path that determines the language, and from which imports are resolved
   * @returns absolute paths
   */
  modulesOf(code: string, file: string): Set<string> {
    const reached = this.#reachedFrom(this.#dependenciesOfCode(code, file).now, ({ now }) => now);
    return new Set(
      reached.flatMap((reference) =>
        isSheet(reference.file) || this.#dependenciesOf(reference).isForwarded ? [] : [reference.file]
      )
    );
  }

  /** Visits each export once. @param next those that follow from one */
  #reachedFrom(
    first: readonly ExportReference[],
    next: (dependencies: Dependencies) => ExportReference[]
  ): ExportReference[] {
    const visited = new Set<ExportReference>();
    const queue = [...first];
    for (let reference = queue.pop(); reference; reference = queue.pop()) {
      if (!visited.has(reference)) {
        visited.add(reference);
        queue.push(...(isSheet(reference.file) ? [] : next(this.#dependenciesOf(reference))));
      }
    }
    return [...visited];
  }

  #dependenciesOfCode(code: string, file: string): Dependencies {
    return this.#lookUpAll(file, { requests: parseModuleRecord(file, code).imports, isForwarded: false });
  }

  /** Resolves the dependencies of an export once; examples share most of their imports. */
  #dependenciesOf(reference: ExportReference): Dependencies {
    const { file, name } = reference;
    const record = reference.dependencies === null ? this.#record(file) : null;
    reference.dependencies ??= record
      ? this.#lookUpAll(file, this.#requestsFor(file, record, name))
      : { now: [], later: [], isForwarded: false };
    return reference.dependencies;
  }

  #lookUpAll(importer: string, { requests, isForwarded }: Requests): Dependencies {
    const { now = [], later = [] } = Object.groupBy(requests, ({ isLater }) => (isLater ? 'later' : 'now'));
    return { now: this.#lookUp(importer, now), later: this.#lookUp(importer, later), isForwarded };
  }

  #lookUp(importer: string, requests: readonly ModuleRequest[]): ExportReference[] {
    return requests.flatMap(({ specifier, name }) => {
      const file = this.#resolve(importer, specifier);
      if (file === null) {
        return [];
      }
      const key = `${file} ${name}`;
      const reference = this.#references.get(key) ?? { file, name, dependencies: null };
      this.#references.set(key, reference);
      return [reference];
    });
  }

  /** Returns the imports of a module that its export `name` depends on. */
  #requestsFor(file: string, record: ModuleRecord, name: string): Requests {
    const source = record.indirectExports.get(name);
    if (source) {
      return { requests: [source], isForwarded: true };
    }
    if (name === ALL) {
      const whole = record.starExports.map((specifier) => ({ specifier, name: ALL }));
      const forwarded = [...record.indirectExports.values(), ...whole];
      const isForwarded = forwarded.length > 0 && record.localExports.size === 0;
      return { requests: [...record.imports, ...forwarded], isForwarded };
    }
    if (!record.localExports.has(name)) {
      const specifier = record.starExports.find((candidate) => this.#provides(file, candidate, name));
      if (specifier !== undefined) {
        return { requests: [{ specifier, name }], isForwarded: true };
      }
    }
    return { requests: record.imports, isForwarded: false };
  }

  #provides(importer: string, specifier: string, name: string, seen = new Set<string>()): boolean {
    const file = this.#resolve(importer, specifier);
    const record = file === null || seen.has(file) ? null : this.#record(file);
    if (file === null || record === null) {
      return false;
    }
    seen.add(file);
    return (
      record.localExports.has(name) ||
      record.indirectExports.has(name) ||
      record.starExports.some((next) => this.#provides(file, next, name, seen))
    );
  }

  #record(file: string): ModuleRecord | null {
    const known = this.#records.get(file);
    const record = known === undefined ? readModuleRecord(file) : known;
    this.#records.set(file, record);
    return record;
  }

  #resolve(importer: string, specifier: string): string | null {
    const folder = path.dirname(importer);
    const key = `${folder} ${specifier}`;
    const known = this.#resolved.get(key);
    if (known !== undefined) {
      return known;
    }
    // A query asks for the text or the address of a file.
    const { path: module, query } = splitSpecifier(specifier);
    const found = query === '' ? (this.#aliases.get(module) ?? this.#resolver.sync(folder, module).path) : null;
    const file = found ?? null;
    const result = file === null ? null : (findEsModule(file) ?? file);
    this.#resolved.set(key, result);
    return result;
  }
}
