import { dirname } from 'node:path';

import { assetPath } from '../content/assets.ts';
import type { Asset, MarkdownImport } from '../model.ts';
import { isAssetFile } from './assetFile.ts';
import { type ImportProblem, missingImport, unusableImport } from './importProblem.ts';
import { importKind, splitSpecifier } from './importSpecifier.ts';
import { type ModuleResolver, isFileSpecifier } from './moduleResolver.ts';

/** Resolved target of an import in the prepared module. */
export type ImportTarget = { kind: 'module'; specifier: string; imported: string } | { kind: 'asset'; asset: Asset };

/** An import as written. `imported` is an exported name, `default`, or `*` for the namespace. */
export interface RequestedImport {
  specifier: string;
  imported: string;
}

/** Resolves the imports of an example. */
export interface ImportTargets {
  /**
   * Resolves a local name; null if it can't be resolved.
   * @param own the example's own import of the name, or null if it uses the name without importing it
   */
  target(local: string, own: RequestedImport | null): ImportTarget | null;
  /** Resolves a side-effect import to a specifier that works from any folder; null if the file does not exist. */
  effect(specifier: string): string | null;
}

interface Candidate extends RequestedImport {
  folder: string;
}

/** Resolves the imports of one example. */
export class ImportLocator implements ImportTargets {
  readonly #resolver: ModuleResolver;
  readonly #siteFolder: string;
  readonly #markdownFolder: string;
  readonly #exampleFolder: string;
  readonly #markdownImports: Map<string, RequestedImport>;

  /**
   * @param markdown the Markdown file of the example, and its imports
   * @param exampleFile the file of the example, or null for inline code
   */
  constructor(
    resolver: ModuleResolver,
    siteFolder: string,
    markdown: { file: string; imports: readonly MarkdownImport[] },
    exampleFile: string | null
  ) {
    this.#resolver = resolver;
    this.#siteFolder = siteFolder;
    this.#markdownFolder = dirname(markdown.file);
    this.#exampleFolder = dirname(exampleFile ?? markdown.file);
    this.#markdownImports = new Map(
      markdown.imports.flatMap(({ local, imported, specifier }) =>
        local === null || imported === null ? [] : [[local, { specifier, imported }]]
      )
    );
  }

  /**
   * Resolution order: the Markdown file's import of the name, then the example's own import, resolved from the site's
   * packages, the folder of the example and the folder of the Markdown file.
   */
  target(local: string, own: RequestedImport | null): ImportTarget | null {
    const fromMarkdown = this.#markdownImports.get(local);
    const candidates = [
      ...(fromMarkdown ? [{ ...fromMarkdown, folder: this.#markdownFolder }] : []),
      ...(own ? this.folders.map((folder) => ({ ...own, folder })) : [])
    ];
    return this.#first(candidates);
  }

  effect(specifier: string): string | null {
    const target = this.#first(this.folders.map((folder) => ({ specifier, imported: '*', folder })));
    return target?.kind === 'asset' ? target.asset.file + splitSpecifier(specifier).query : (target?.specifier ?? null);
  }

  /** Explains why a specifier can't be resolved. */
  problemOf(specifier: string): ImportProblem {
    const found = this.#existing(specifier);
    const unusable = found === undefined ? null : unusableImport(specifier, found);
    return unusable ?? missingImport(specifier, [this.#siteFolder, ...this.folders]);
  }

  /** Whether a file of that name is there, although it may not be one to import. */
  exists(specifier: string): boolean {
    return this.#existing(specifier) !== undefined;
  }

  #existing(specifier: string): string | undefined {
    return this.folders.map((folder) => this.#fileOf(specifier, folder)?.file).find((file) => file !== undefined);
  }

  /** Those of the example and of its Markdown, in the order of the lookup. */
  get folders(): string[] {
    return [...new Set([this.#exampleFolder, this.#markdownFolder])];
  }

  #first(candidates: readonly Candidate[]): ImportTarget | null {
    for (const candidate of candidates) {
      const target = this.#locate(candidate);
      if (target !== null) {
        return target;
      }
    }
    return null;
  }

  #locate({ specifier, imported, folder }: Candidate): ImportTarget | null {
    const found = this.#fileOf(specifier, folder);
    if (found === null || unusableImport(specifier, found.file)) {
      return null;
    }
    const { file, isOfSite } = found;
    const { path, query } = splitSpecifier(specifier);
    const kind = importKind(query);
    if (kind === 'url' || (kind === 'module' && isAssetFile(file))) {
      return { kind: 'asset', asset: assetPath(file) };
    }
    return { kind: 'module', specifier: isOfSite && query === '' ? path : file + query, imported };
  }

  /** Resolves packages from the site first. */
  #fileOf(specifier: string, folder: string): { file: string; isOfSite: boolean } | null {
    const ofSite = isFileSpecifier(specifier) ? null : this.#resolver.resolve(this.#siteFolder, specifier);
    const file = ofSite ?? this.#resolver.resolve(folder, specifier);
    return file === null ? null : { file, isOfSite: ofSite !== null };
  }
}
