import { dirname } from 'node:path';

import { assetPath } from '../content/assets.ts';
import type { Asset, MarkdownImport } from '../model.ts';
import { isImageFile } from './imageFile.ts';
import { type ModuleResolver, isFileSpecifier } from './moduleResolver.ts';

/** What an import stands for in the prepared module. */
export type ImportTarget = { kind: 'module'; specifier: string; imported: string } | { kind: 'asset'; asset: Asset };

/** An import as code has it. `imported` is an exported name, `default`, or `*` for the whole module. */
export interface WantedImport {
  specifier: string;
  imported: string;
}

/** Knows what imports of an example stand for. */
export interface ImportTargets {
  /**
   * Target of a local name, or null if there is none.
   * @param own the example's import of the name, or null when it uses the name without importing it
   */
  target(local: string, own: WantedImport | null): ImportTarget | null;
  /** Specifier of an import for its effect alone, usable from anywhere; null when there is no such file. */
  effect(specifier: string): string | null;
}

interface Candidate extends WantedImport {
  folder: string;
}

/** Finds the modules and images that one example imports. */
export class ImportLocator implements ImportTargets {
  readonly #resolver: ModuleResolver;
  readonly #siteFolder: string;
  readonly #markdownFolder: string;
  readonly #exampleFolder: string;
  readonly #markdownImports: Map<string, WantedImport>;

  /**
   * @param markdown the Markdown file that holds the example, and the imports at its head
   * @param exampleFile the example's own file, or null when it stands in the Markdown
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

  /** The Markdown's import of the name first, then the example's own from its folder, the Markdown's, the packages. */
  target(local: string, own: WantedImport | null): ImportTarget | null {
    const fromMarkdown = this.#markdownImports.get(local);
    const candidates = [
      ...(fromMarkdown ? [{ ...fromMarkdown, folder: this.#markdownFolder }] : []),
      ...(own ? this.#folders().map((folder) => ({ ...own, folder })) : [])
    ];
    return this.#first(candidates);
  }

  effect(specifier: string): string | null {
    const target = this.#first(this.#folders().map((folder) => ({ specifier, imported: '*', folder })));
    return target?.kind === 'module' ? target.specifier : null;
  }

  #folders(): string[] {
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
    const fromSite = isFileSpecifier(specifier) ? null : this.#resolver.resolve(this.#siteFolder, specifier);
    const file = fromSite ?? this.#resolver.resolve(folder, specifier);
    if (file === null) {
      return null;
    }
    if (isImageFile(file)) {
      return { kind: 'asset', asset: assetPath(file) };
    }
    return { kind: 'module', specifier: fromSite === null ? file : specifier, imported };
  }
}
