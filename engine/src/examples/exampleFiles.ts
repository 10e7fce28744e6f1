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

/** How a file is known outside of this machine: its id, and the link to its source. */
export interface FileIdentity {
  id: FileId;
  sourceLink: string | null;
}

/** An import that can't be resolved. */
export interface MissingFile {
  specifier: string;
  /** Absolute path of the file that imports it. */
  importer: string;
}

/** A file that can't be read or parsed. */
export interface InvalidFile {
  file: string;
  message: string;
  line: number;
  column: number;
}

/** Collects the files that the examples of a tab import, directly or transitively. */
export class ExampleFiles {
  readonly files: Record<FileId, ProjectFile> = {};
  /** The images among `files`. */
  readonly assets: Asset[] = [];
  /** Package imports of the examples and files. */
  readonly packages: ImportedNames = new Map();
  readonly missing: MissingFile[] = [];
  readonly invalid: InvalidFile[] = [];
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
    if (found && 'package' in found) {
      this.packages.set(specifier, new Set([...(this.packages.get(specifier) ?? []), ...names]));
    }
    return found && 'file' in found ? { file: this.#add(found.file) } : found;
  }

  /** Resolves package imports from the site, everything else from the folders. Images in packages count as files. */
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
    const { id, sourceLink } = this.#identify(file);
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

  /** Returns an empty string if the file can't be read, so that only the examples that need it fail. */
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
    // Registered before its imports are followed, because imports may be circular.
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
