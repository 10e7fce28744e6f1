import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { compileFunction } from 'node:vm';

import { assetPath } from '../../../content/assets.ts';
import { isImageFile } from '../../imageFile.ts';
import { type ModuleResolver, isFileSpecifier } from '../../moduleResolver.ts';
import { isInstalled } from '../../../content/installedFile.ts';
import { compileFile, isStyleSheet } from './compile.ts';

interface ModuleRecord {
  exports: unknown;
}

type ModuleFunction = (exports: unknown, require: (specifier: string) => unknown, module: ModuleRecord) => void;

/**
 * The modules of one run of one example: its own and the files that these import, evaluated anew for
 * each run, so that nothing of an earlier run shows. Installed packages are loaded once a process.
 */
export class ExampleModules {
  readonly #modules = new Map<string, ModuleRecord>();
  readonly #resolver: ModuleResolver;
  readonly #siteFolder: string;
  readonly #loadPackage: (load: () => unknown) => unknown;

  /** @param loadPackage called around the loading of an installed package */
  constructor(resolver: ModuleResolver, siteFolder: string, loadPackage: (load: () => unknown) => unknown) {
    this.#resolver = resolver;
    this.#siteFolder = siteFolder;
    this.#loadPackage = loadPackage;
  }

  /**
   * Evaluates an example's module.
   * @param commonJs its compiled code
   * @param file whose folder imports are looked up from
   * @returns what it exports
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
