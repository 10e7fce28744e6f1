import path from 'node:path';

import { readText } from '../content/textFile.ts';
import { positionAt } from '../core/position.ts';
import type { Asset, Source } from '../model.ts';
import type { FileId, ImportedName, ProjectFile } from '../core/tabCode.ts';
import { type ImportedNames, importedNames } from './importedNames.ts';
import { isAssetFile } from './assetFile.ts';
import { compileFile } from './compileFile.ts';
import { isCssModule, readCssModule } from './cssModule.ts';
import { type FileError, fileError } from './fileError.ts';
import { fileValue, readJsonFile } from './fileValue.ts';
import { type ImportProblem, missingImport, unusableImport } from './importProblem.ts';
import { splitSpecifier } from './importSpecifier.ts';
import { type ModuleResolver, isFileSpecifier } from './moduleResolver.ts';
import { dialectOf, parseModule } from './parseModule.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** How a file is known outside of this machine: its id, and the link to its source. */
export interface FileIdentity {
  id: FileId;
  sourceLink: string | null;
}

/** An import of a file that can't be used. */
export interface MissingFile extends ImportProblem {
  specifier: string;
  /** Absolute path of the file that imports it. */
  importer: string;
  line: number;
}

/** Collects the files that the examples of a tab import, directly or transitively. */
export class ExampleFiles {
  readonly files: Record<FileId, ProjectFile> = {};
  /** The images among `files`. */
  readonly assets: Asset[] = [];
  /** Package imports of the examples and files. */
  readonly packages: ImportedNames = new Map();
  readonly missing: MissingFile[] = [];
  /** Absolute paths of the style sheets among `files`. */
  readonly sheets: string[] = [];
  /** Files that can't be read or compiled. */
  readonly invalid: FileError[] = [];
  readonly #resolver: ModuleResolver;
  readonly #siteFolder: string;
  readonly #identify: (file: string) => FileIdentity;

  constructor(resolver: ModuleResolver, siteFolder: string, identify: (file: string) => FileIdentity) {
    this.#resolver = resolver;
    this.#siteFolder = siteFolder;
    this.#identify = identify;
  }

  /** Returns the names bound by the imports of the Markdown file. Unresolved imports are omitted. */
  bindings({ file, imports }: Pick<Source, 'file' | 'imports'>): Record<string, ImportedName> {
    const bound: Record<string, ImportedName> = {};
    for (const { local, imported, specifier } of imports) {
      if (local === null || imported === null) {
        continue;
      }
      const from = this.#target(specifier, new Set([imported]), [path.dirname(file)]);
      if (from) {
        bound[local] = { from, imported };
      }
    }
    return bound;
  }

  /** Adds a module of the site. @param file absolute path */
  module(file: string): FileId {
    return this.#add(file, '');
  }

  /** Returns the file imports of a piece of code, by specifier. @param folders to resolve from, in this order */
  imports(code: string, folders: readonly string[]): Record<string, FileId> {
    const parsed = parseModule(code);
    return parsed.ok ? this.#link(importedNames(parsed.module, code), folders) : {};
  }

  #link(imported: ImportedNames, folders: readonly string[]): Record<string, FileId> {
    const links: Record<string, FileId> = {};
    for (const [specifier, names] of imported) {
      const target = this.#target(specifier, names, folders);
      if (target && 'file' in target) {
        links[specifier] = target.file;
      }
    }
    return links;
  }

  #target(
    specifier: string,
    names: ReadonlySet<string>,
    folders: readonly string[]
  ): { package: string } | { file: FileId } | null {
    const found = this.#locate(specifier, folders);
    if (found && 'file' in found && unusableImport(specifier, found.file)) {
      return null;
    }
    if (found && 'package' in found) {
      this.packages.set(specifier, new Set([...(this.packages.get(specifier) ?? []), ...names]));
    }
    return found && 'file' in found ? { file: this.#add(found.file, splitSpecifier(specifier).query) } : found;
  }

  /** Resolves package imports from the site, everything else from the folders. Values in packages count as files. */
  #locate(specifier: string, folders: readonly string[]): { package: string } | { file: string } | null {
    const { query } = splitSpecifier(specifier);
    const inSite = isFileSpecifier(specifier) ? null : this.#resolver.resolve(this.#siteFolder, specifier);
    if (inSite !== null) {
      const isValue = query !== '' || isAssetFile(inSite) || isCssModule(inSite);
      return isValue ? { file: inSite } : { package: specifier };
    }
    for (const folder of folders) {
      const file = this.#resolver.resolve(folder, specifier);
      if (file !== null) {
        return { file };
      }
    }
    return null;
  }

  #add(file: string, query: string): FileId {
    const { id: path, sourceLink } = this.#identify(file);
    const id = path + query;
    if (!Object.hasOwn(this.files, id)) {
      try {
        this.#addFile(id, file, query, sourceLink);
      } catch (error) {
        // Only the examples that need the file fail.
        this.invalid.push(fileError(file, error));
        this.files[id] = { kind: 'style', code: '' };
      }
    }
    return id;
  }

  #addFile(id: FileId, file: string, query: string, sourceLink: string | null): void {
    const value = fileValue(file, query);
    if (value?.asset) {
      this.assets.push(value.asset);
      this.files[id] = { kind: 'image', path: value.asset.path, sourceLink };
    } else if (value && query !== '') {
      this.files[id] = { kind: 'text', code: String(value.default) };
    } else if (value) {
      this.sheets.push(file);
      const scoped = isCssModule(file) ? readCssModule(file) : null;
      const code = readText(file);
      this.files[id] = { kind: 'style', code, ...(scoped && { scoped: { css: scoped.css, names: scoped.names } }) };
    } else if (SCRIPT.test(file)) {
      this.#addScript(id, file, readText(file));
    } else {
      readJsonFile(file);
      this.files[id] = { kind: 'json', code: readText(file) };
    }
  }

  #addScript(id: FileId, file: string, code: string): void {
    const imports: Record<string, FileId> = {};
    // Registered before its imports are followed, because imports may be circular.
    this.files[id] = { kind: 'code', code, imports };
    const folder = path.dirname(file);
    const parsed = parseModule(code, { dialect: dialectOf(file) });
    const imported = parsed.ok ? importedNames(parsed.module, code) : new Map<string, Set<string>>();
    Object.assign(imports, this.#link(imported, [folder]));
    const missing = [...imported.keys()].filter(
      (specifier) => isFileSpecifier(specifier) && !Object.hasOwn(imports, specifier)
    );
    const place = { siteFolder: this.#siteFolder, resolver: this.#resolver };
    const compiled = missing.length === 0 ? compileFile(file, place) : null;
    this.missing.push(...missing.map((specifier) => this.#missingFile(specifier, file, code)));
    if (compiled?.ok === false) {
      const { message, line, column } = compiled;
      this.invalid.push({ file, message, line, column });
    }
  }

  #missingFile(specifier: string, importer: string, code: string): MissingFile {
    const folder = path.dirname(importer);
    const found = this.#resolver.resolve(folder, specifier);
    const problem =
      (found === null ? null : unusableImport(specifier, found)) ??
      missingImport(specifier, [folder, this.#siteFolder]);
    return { ...problem, specifier, importer, line: positionAt(code, Math.max(0, code.indexOf(specifier))).line };
  }
}
