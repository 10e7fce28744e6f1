import { readFileSync } from 'node:fs';
import path from 'node:path';

import { assetPath } from '../content/assets.ts';
import type { Asset, Source } from '../model.ts';
import type { FileId, ImportedName, ProjectFile } from '../core/tabCode.ts';
import { type ImportedNames, importedNames } from './importedNames.ts';
import { isImageFile } from './imageFile.ts';
import { type ModuleResolver, isFileSpecifier } from './moduleResolver.ts';
import { parseModule } from './parseModule.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** How a file is named, and where its repository has it. */
export interface FilePlace {
  id: FileId;
  sourceLink: string | null;
}

/** Something that a file imports and that is not there. */
export interface MissingFile {
  specifier: string;
  /** Absolute path of the file that imports it. */
  importer: string;
}

/** A file that is there and can't be used. */
export interface InvalidFile {
  file: string;
  message: string;
  line: number;
  column: number;
}

/** Collects the files that the examples of one tab import, and those that these import in turn. */
export class ExampleFiles {
  readonly files: Record<FileId, ProjectFile> = {};
  /** Images among them. */
  readonly assets: Asset[] = [];
  /** What examples and files import from packages. */
  readonly packages: ImportedNames = new Map();
  readonly missing: MissingFile[] = [];
  readonly invalid: InvalidFile[] = [];
  readonly #resolver: ModuleResolver;
  readonly #siteFolder: string;
  readonly #placeOf: (file: string) => FilePlace;

  constructor(resolver: ModuleResolver, siteFolder: string, placeOf: (file: string) => FilePlace) {
    this.#resolver = resolver;
    this.#siteFolder = siteFolder;
    this.#placeOf = placeOf;
  }

  /**
   * What the Markdown's head binds, by local name. What doesn't exist is left out.
   * @param source the tab
   */
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

  /** Specifiers of a piece of code that stand for files. @param folders where they are looked up, in this order */
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
    if (found && 'package' in found) {
      this.packages.set(specifier, new Set([...(this.packages.get(specifier) ?? []), ...names]));
    }
    return found && 'file' in found ? { file: this.#add(found.file) } : found;
  }

  /** A package's module as the site sees it, else a file; images of packages are files, too. */
  #locate(specifier: string, folders: readonly string[]): { package: string } | { file: string } | null {
    const inSite = isFileSpecifier(specifier) ? null : this.#resolver.resolve(this.#siteFolder, specifier);
    if (inSite !== null) {
      return isImageFile(inSite) ? { file: inSite } : { package: specifier };
    }
    for (const folder of folders) {
      const file = this.#resolver.resolve(folder, specifier);
      if (file !== null) {
        return { file };
      }
    }
    return null;
  }

  #add(file: string): FileId {
    const { id, sourceLink } = this.#placeOf(file);
    if (!Object.hasOwn(this.files, id)) {
      if (isImageFile(file)) {
        const asset = assetPath(file);
        this.assets.push(asset);
        this.files[id] = { kind: 'image', path: asset.path, sourceLink };
      } else {
        this.#addText(id, file, this.#read(file));
      }
    }
    return id;
  }

  /** An empty text for a file that can't be read: its examples say what they miss, and all others work. */
  #read(file: string): string {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      this.invalid.push({ file, message: String(error), line: 1, column: 1 });
      return '';
    }
  }

  #addText(id: FileId, file: string, code: string): void {
    if (!SCRIPT.test(file)) {
      this.files[id] = { kind: file.endsWith('.json') ? 'json' : 'style', code };
      return;
    }
    const imports: Record<string, FileId> = {};
    // Known before its imports are read: files may import each other.
    this.files[id] = { kind: 'code', code, imports };
    const parsed = parseModule(code);
    if (!parsed.ok) {
      const { message, line, column } = parsed;
      this.invalid.push({ file, message, line, column });
      return;
    }
    const imported = importedNames(parsed.module, code);
    Object.assign(imports, this.#link(imported, [path.dirname(file)]));
    for (const specifier of imported.keys()) {
      if (isFileSpecifier(specifier) && !Object.hasOwn(imports, specifier)) {
        this.missing.push({ specifier, importer: file });
      }
    }
  }
}
