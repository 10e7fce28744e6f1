import { existsSync } from 'node:fs';
import path from 'node:path';

import { ResolverFactory } from 'oxc-resolver';

import { ALL, type ModuleRecord, type ModuleRequest, parseModuleRecord, readModuleRecord } from './moduleRecord.ts';

const STYLE_SHEET = /\.css$/;
const COMMON_JS = /[\\/]dist[\\/](?:js|cjs)[\\/]/;

/** As the script build resolves: ES modules first. */
const RESOLVER_OPTIONS = {
  extensions: ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'],
  conditionNames: ['import', 'module', 'browser', 'default'],
  mainFields: ['browser', 'module', 'main']
};

/**
 * Finds the style sheets behind a piece of code. Follows each imported name to the module that
 * defines it, through the index files of packages, so that a page gets the sheets of the components
 * that its examples use and not those of the whole library.
 */
export class SheetFinder {
  readonly #resolver = new ResolverFactory(RESOLVER_OPTIONS);
  readonly #records = new Map<string, ModuleRecord | null>();
  readonly #resolved = new Map<string, string | null>();

  /**
   * @param code module source
   * @param file path that decides the language, and the folder that its imports are looked up from
   * @returns absolute paths
   */
  sheetsOf(code: string, file: string): Set<string> {
    const sheets = new Set<string>();
    const visited = new Set<string>();
    const record = parseModuleRecord(file, code);
    for (const request of record.imports) {
      this.#follow(file, request, sheets, visited);
    }
    return sheets;
  }

  #follow(importer: string, { specifier, name }: ModuleRequest, sheets: Set<string>, visited: Set<string>): void {
    const file = this.#resolve(importer, specifier);
    const visit = `${file} ${name}`;
    if (file === null || visited.has(visit)) {
      return;
    }
    visited.add(visit);
    if (STYLE_SHEET.test(file)) {
      sheets.add(file);
      return;
    }
    const record = this.#record(file);
    for (const request of record ? this.#requestsFor(file, record, name) : []) {
      this.#follow(file, request, sheets, visited);
    }
  }

  /** What a module needs of others when `name` is asked of it. */
  #requestsFor(file: string, record: ModuleRecord, name: string): ModuleRequest[] {
    const source = record.passedOn.get(name);
    if (source) {
      return [source];
    }
    if (name === ALL) {
      const whole = record.passedOnWhole.map((specifier) => ({ specifier, name: ALL }));
      return [...record.imports, ...record.passedOn.values(), ...whole];
    }
    if (!record.own.has(name)) {
      const specifier = record.passedOnWhole.find((candidate) => this.#provides(file, candidate, name));
      if (specifier !== undefined) {
        return [{ specifier, name }];
      }
    }
    return record.imports;
  }

  #provides(importer: string, specifier: string, name: string, seen = new Set<string>()): boolean {
    const file = this.#resolve(importer, specifier);
    const record = file === null || seen.has(file) ? null : this.#record(file);
    if (file === null || record === null) {
      return false;
    }
    seen.add(file);
    return (
      record.own.has(name) ||
      record.passedOn.has(name) ||
      record.passedOnWhole.some((next) => this.#provides(file, next, name, seen))
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
    const file = this.#resolver.sync(folder, specifier).path ?? null;
    const twin = file?.replace(COMMON_JS, '/dist/esm/') ?? null;
    const result = twin !== null && existsSync(twin) ? twin : file;
    this.#resolved.set(key, result);
    return result;
  }
}
