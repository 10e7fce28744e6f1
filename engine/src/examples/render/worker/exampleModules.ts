import { dirname, extname } from 'node:path';
import { compileFunction } from 'node:vm';

import { isInstalled } from '../../../content/packages.ts';
import { type CompiledFile, compileFile } from '../../compileFile.ts';
import { fileValue, readJsonFile } from '../../fileValue.ts';
import { isAnyStyleSheet } from '../../importProblem.ts';
import { splitSpecifier } from '../../importSpecifier.ts';
import { type ModuleResolver, isFileSpecifier } from '../../moduleResolver.ts';
import { IMPORT_META, toCommonJs } from './commonJs.ts';
import type { InstalledPackages } from './installedPackages.ts';

interface ModuleRecord {
  exports: unknown;
}

type ModuleFunction = (
  exports: unknown,
  require: (specifier: string) => unknown,
  module: ModuleRecord,
  importMeta: object
) => unknown;

/** The example's module, and what it imports. */
export interface ExampleCode {
  /** As CommonJS. */
  commonJs: string;
  /** Absolute paths of the files that it imports. */
  imports: readonly string[];
}

interface ModulesOptions {
  resolver: ModuleResolver;
  siteFolder: string;
  /** Value of `import.meta.url`. */
  url: string;
  packages: InstalledPackages;
}

/**
 * Module registry of one run of an example. The example's module and the site files that it imports are evaluated again
 * for each run, so that no state leaks between runs. Installed packages are loaded once per process.
 */
export class ExampleModules {
  readonly #modules = new Map<string, ModuleRecord>();
  readonly #options: ModulesOptions;
  /** The same constants as in the browser. */
  readonly #importMeta: object;

  constructor(options: ModulesOptions) {
    this.#options = options;
    this.#importMeta = {
      url: options.url,
      env: { BASE_URL: '/', DEV: false, MODE: 'production', PROD: true, SSR: false }
    };
  }

  /**
   * Evaluates the module of an example.
   * @param file that packages are resolved from
   * @returns the module's exports
   */
  async evaluate({ commonJs, imports }: ExampleCode, file: string): Promise<unknown> {
    await this.#loadAwaited(imports, new Set());
    const record: ModuleRecord = { exports: {} };
    this.#run(commonJs, file, record);
    return record.exports;
  }

  /** Loads the files that await something, and those that these need. All others are loaded when they are required. */
  async #loadAwaited(imports: readonly string[], seen: Set<string>): Promise<void> {
    for (const file of imports.filter((each) => isScript(each) && !seen.has(each))) {
      seen.add(file);
      const compiled = this.#compile(file);
      await this.#loadAwaited(compiled.imports, seen);
      if (compiled.hasTopLevelAwait) {
        const record: ModuleRecord = { exports: {} };
        this.#modules.set(file, record);
        await this.#run(`return (async () => {${toCommonJs(compiled.code, file)}\n})();`, file, record);
      }
    }
  }

  #require(folder: string, specifier: string): unknown {
    const { resolver, siteFolder, packages } = this.#options;
    if (packages.has(siteFolder, specifier)) {
      return packages.require(siteFolder, specifier);
    }
    const isFile = isFileSpecifier(specifier);
    const file = resolver.resolve(isFile ? folder : siteFolder, specifier);
    const { path, query } = splitSpecifier(specifier);
    if (file === null && isAnyStyleSheet(path)) {
      return {};
    }
    if (file === null && isFile) {
      throw new Error(`Cannot find "${specifier}" from ${folder}`);
    }
    const value = file === null ? null : fileValue(file, query);
    if (value) {
      return { __esModule: true, ...value.names, default: value.default };
    }
    if (file !== null && (isFile || !isInstalled(file))) {
      return this.#load(file);
    }
    return packages.require(file === null ? folder : siteFolder, path);
  }

  #load(file: string): unknown {
    const known = this.#modules.get(file);
    if (known) {
      return known.exports;
    }
    if (extname(file) === '.json') {
      return jsonExports(readJsonFile(file));
    }
    const record: ModuleRecord = { exports: {} };
    this.#modules.set(file, record);
    const { code, isModule } = this.#compile(file);
    this.#run(isModule ? toCommonJs(code, file) : code, file, record);
    return record.exports;
  }

  #compile(file: string): CompiledFile {
    const compiled = compileFile(file, this.#options);
    if (!compiled.ok) {
      throw new SyntaxError(`${file}:${compiled.line}: ${compiled.message}`);
    }
    return compiled;
  }

  #run(commonJs: string, file: string, record: ModuleRecord): unknown {
    const folder = dirname(file);
    const parameters = ['exports', 'require', 'module', IMPORT_META];
    const run = compileFunction(commonJs, parameters, { filename: file }) as ModuleFunction;
    return run(record.exports, (specifier) => this.#require(folder, specifier), record, this.#importMeta);
  }
}

function isScript(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

/** A bundler gives JSON a default export, and one for each key. */
function jsonExports(data: unknown): object {
  const keys = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  return { __esModule: true, ...keys, default: data };
}
