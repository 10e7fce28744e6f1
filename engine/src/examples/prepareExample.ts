import { basename } from 'node:path';

import type { Asset, Example, Source } from '../model.ts';
import type { SourceError } from '../core/sourceError.ts';
import { compileModule } from './compileModule.ts';
import { ImportLocator } from './importLocator.ts';
import { splitSpecifier } from './importSpecifier.ts';
import { type ImportFailure, type LinkedExample, linkExample } from './linkExample.ts';
import { ModuleResolver } from './moduleResolver.ts';
import type { FileError } from './fileError.ts';
import { readOwnFiles } from './ownFiles.ts';
import { ScopeExports } from './scopeExports.ts';

/** An example compiled to a module, or the error that prevents it: in its code, or in a file that it imports. */
export type PreparedExample =
  ({ ok: true } & PreparedModule) | ({ ok: false; file: null } & SourceError) | ({ ok: false } & FileError);

export interface PreparedModule {
  /**
   * JavaScript that default-exports the component, or a promise of it, for the server and for the page. Files are imported
   * by absolute path, packages by name.
   */
  code: string;
  /** Absolute paths of the imported modules and style sheets. */
  files: string[];
  assets: Asset[];
  /** Unresolved imports. If any of them is needed, the component is replaced by one that throws an error. */
  unresolved: ImportFailure[];
  /** Something has to settle before the component is there: other examples of the page must not wait for it. */
  isAwaited: boolean;
}

type ExampleSource = Pick<Source, 'file' | 'imports'>;

/** `isLayout` is that of a part of a page, which isn't an example. */
type ExampleText = Pick<Example, 'code' | 'file'> & { isLayout?: boolean };

/** Names of components begin with a capital letter. */
const COMPONENT_IMPORT = /^import (?:\* as |\{ "[^"]*" as )?\p{Lu}/mu;

/** Compiles examples to modules. Caches package exports and resolved paths between examples. */
export class ExamplePreparer {
  readonly #siteFolder: string;
  readonly #resolver = new ModuleResolver();
  readonly #scope: ScopeExports;
  readonly #wrapper: string | null;

  /**
   * @param siteFolder absolute path; packages are resolved from here first
   * @param scopePackages packages whose exports are in scope without an import (config.examples.scope)
   * @param wrapper absolute path of the module whose default export is around all examples (`wrapperFile`)
   */
  constructor(siteFolder: string, scopePackages: readonly string[], wrapper: string | null = null) {
    this.#siteFolder = siteFolder;
    this.#scope = new ScopeExports(scopePackages, siteFolder, this.#resolver);
    this.#wrapper = wrapper;
  }

  /**
   * @param source the tab of the example, whose imports are in scope
   * @returns the module, or the first error with its position in the example's code or in a file of its own
   */
  prepare(example: ExampleText, source: ExampleSource): PreparedExample {
    const linked = this.link(example, source);
    if (!linked.ok) {
      return { ...linked, file: null };
    }
    const { code, headerLength, imports, unresolved } = linked;
    const own = readOwnFiles(imports, { siteFolder: this.#siteFolder, resolver: this.#resolver });
    if (own.error) {
      return { ok: false, ...own.error };
    }
    const compiled = compileModule(code, { dialect: 'tsx', isModule: true });
    if (!compiled.ok) {
      const { message, line, column } = compiled;
      return { ok: false, file: null, message, line, column: line === 1 ? Math.max(1, column - headerLength) : column };
    }
    return {
      ok: true,
      code: compiled.code,
      files: [...new Set(imports.map((specifier) => splitSpecifier(specifier).path))],
      assets: [...linked.assets, ...own.assets],
      unresolved,
      isAwaited: linked.hasTopLevelAwait || own.hasTopLevelAwait
    };
  }

  /** Resolves what an example imports, which is the part of `prepare` that depends on the site. */
  link(
    { code, file, isLayout }: ExampleText,
    source: ExampleSource
  ): ({ ok: true } & LinkedExample) | ({ ok: false } & SourceError) {
    const locator = new ImportLocator(this.#resolver, this.#siteFolder, source, file);
    // Text with a value in it needs no provider, and a layout is around parts that have theirs.
    const isWrapped = isLayout === undefined || (!isLayout && COMPONENT_IMPORT.test(code));
    return linkExample(code, locator, this.#scope, basename(file ?? source.file), isWrapped ? this.#wrapper : null);
  }

  /** Clears the resolver cache after files or packages were added or removed. */
  clearCache(): void {
    this.#resolver.clearCache();
  }
}
