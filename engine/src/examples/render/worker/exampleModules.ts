import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { transform, type Transform } from 'sucrase';

import { assetPath } from '../../../content/assets.ts';
import { isImageFile } from '../../imageFile.ts';
import { type ModuleResolver, isFileSpecifier } from '../../moduleResolver.ts';
import { isInstalled } from '../../../content/packages.ts';

interface ModuleRecord {
  exports: unknown;
}

type ModuleFunction = (exports: unknown, require: (specifier: string) => unknown, module: ModuleRecord) => void;

/**
 * Module registry of one run of an example. The example's module and the site files that it imports are evaluated again
 * for each run, so that no state leaks between runs. Installed packages are loaded once per process.
 */
export class ExampleModules {
  readonly #modules = new Map<string, ModuleRecord>();
  readonly #resolver: ModuleResolver;
  readonly #siteFolder: string;
  readonly #loadPackage: (load: () => unknown) => unknown;

  /** @param loadPackage wraps the loading of an installed package */
  constructor(resolver: ModuleResolver, siteFolder: string, loadPackage: (load: () => unknown) => unknown) {
    this.#resolver = resolver;
    this.#siteFolder = siteFolder;
    this.#loadPackage = loadPackage;
  }

  /**
   * Evaluates the module of an example.
   * @param commonJs compiled code
   * @param file that imports are resolved from
   * @returns the module's exports
   */
  evaluate(commonJs: string, file: string): unknown {
    const record: ModuleRecord = { exports: {} };
    this.#run(commonJs, file, record);
    return record.exports;
  }

  #require(folder: string, specifier: string): unknown {
    if (isStyleSheet(specifier)) {
      return {};
    }
    const file = this.#resolver.resolve(isFileSpecifier(specifier) ? folder : this.#siteFolder, specifier);
    if (isFileSpecifier(specifier)) {
      if (file === null) {
        throw new Error(`Cannot find "${specifier}" from ${folder}`);
      }
      return this.#load(file);
    }
    if (file !== null && !isInstalled(file)) {
      return this.#load(file);
    }
    const from = join(file === null ? folder : this.#siteFolder, 'index.js');
    return this.#loadPackage(() => createRequire(from)(specifier) as unknown);
  }

  #load(file: string): unknown {
    const known = this.#modules.get(file);
    if (known) {
      return known.exports;
    }
    if (isImageFile(file)) {
      return assetPath(file).path;
    }
    if (extname(file) === '.json') {
      return JSON.parse(readFileSync(file, 'utf8')) as unknown;
    }
    const record: ModuleRecord = { exports: {} };
    this.#modules.set(file, record);
    this.#run(compileFile(file), file, record);
    return record.exports;
  }

  #run(commonJs: string, file: string, record: ModuleRecord): void {
    const folder = dirname(file);
    const run = compileFunction(commonJs, ['exports', 'require', 'module'], { filename: file }) as ModuleFunction;
    run(record.exports, (specifier) => this.#require(folder, specifier), record);
  }
}

const TYPESCRIPT = new Set(['.ts', '.tsx', '.mts', '.cts']);

/**
 * Compiles a module to CommonJS for Node: strips types, and compiles JSX for React's automatic runtime. Line numbers
 * are preserved.
 * @param file path that determines the language and appears in errors
 * @throws SyntaxError
 */
export function compileModule(code: string, file: string): string {
  const types: Transform[] = TYPESCRIPT.has(extname(file)) ? ['typescript'] : [];
  const transforms: Transform[] = [...types, 'jsx', 'imports'];
  return transform(code, { transforms, filePath: file, jsxRuntime: 'automatic', production: true }).code;
}

const compiled = new Map<string, { modified: number; code: string }>();

/** Compiles a file. The result is cached until the file's modification time changes. */
export function compileFile(file: string): string {
  const modified = statSync(file).mtimeMs;
  const known = compiled.get(file);
  if (known?.modified === modified) {
    return known.code;
  }
  const code = compileModule(readFileSync(file, 'utf8'), file);
  compiled.set(file, { modified, code });
  return code;
}

/** True if the specifier is a style sheet, which the server ignores. */
export function isStyleSheet(specifier: string): boolean {
  return /\.(?:css|scss|sass|less)$/i.test(specifier);
}
