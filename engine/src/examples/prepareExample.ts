import { basename, isAbsolute } from 'node:path';

import type { Program } from 'oxc-parser';

import type { Asset, Example, Source } from '../model.ts';
import { componentExport, isImportOrReexport } from './componentExport.ts';
import { type TextEdit, applyEdits, deleteKeepingLines } from './editText.ts';
import { ImportLocator } from './importLocator.ts';
import { type LinkedImports, type UnresolvedImport, linkImports } from './linkImports.ts';
import { moduleHeader } from './moduleHeader.ts';
import { moduleNames } from './moduleNames.ts';
import { ModuleResolver } from './moduleResolver.ts';
import type { SourceError } from '../core/sourceError.ts';
import { parseModule } from './parseModule.ts';
import { ScopeExports } from './scopeExports.ts';

/** An example compiled to a module, or the error that prevents it. */
export type PreparedExample = ({ ok: true } & PreparedModule) | ({ ok: false } & SourceError);

export interface PreparedModule {
  /**
   * TSX that default-exports the component. Line numbers match the author's code. Files are imported by absolute path,
   * packages by name; image imports are replaced by constants with their address.
   */
  code: string;
  /** Absolute paths of the imported modules and style sheets. */
  files: string[];
  assets: Asset[];
  /** Unresolved imports. If any of them imports a name, the component is replaced by one that throws an error. */
  unresolved: UnresolvedImport[];
}

/** Compiles examples to modules. Caches package exports and resolved paths between examples. */
export class ExamplePreparer {
  readonly #siteFolder: string;
  readonly #resolver = new ModuleResolver();
  readonly #scope: ScopeExports;

  /**
   * @param siteFolder absolute path; packages are resolved from here first
   * @param scopePackages packages whose exports are in scope without an import (config.examples.scope)
   */
  constructor(siteFolder: string, scopePackages: readonly string[]) {
    this.#siteFolder = siteFolder;
    this.#scope = new ScopeExports(scopePackages, siteFolder, this.#resolver);
  }

  /**
   * @param source the tab of the example, whose imports are in scope
   * @returns the module, or the first error with its position in the example's code
   */
  prepare(example: Pick<Example, 'code' | 'file'>, source: Pick<Source, 'file' | 'imports'>): PreparedExample {
    const { code, file } = example;
    const parsed = parseModule(code);
    if (!parsed.ok) {
      return parsed;
    }
    const { program } = parsed;
    const component = componentExport(program, code);
    if (!component.ok) {
      return component;
    }
    const names = moduleNames(program);
    const undeclared = component.assigned.filter((name) => !names.declared.has(name));
    const declared = new Set([...names.declared, ...undeclared]);
    const locator = new ImportLocator(this.#resolver, this.#siteFolder, source, file);
    const linked = linkImports(program, code, { ...names, declared }, locator, this.#scope);
    const body = applyEdits(code, [...removeImports(program, code), ...component.edits]);
    return {
      ok: true,
      ...describeImports(linked),
      code:
        linked.missing.length > 0
          ? throwingModule(linked.missing, basename(file ?? source.file))
          : moduleHeader(linked, undeclared) + body
    };
  }

  /** Clears the resolver cache after files or packages were added or removed. */
  clearCache(): void {
    this.#resolver.clearCache();
  }
}

function describeImports({ bindings, effects, missing, missingEffects }: LinkedImports): Omit<PreparedModule, 'code'> {
  const targets = bindings.map(({ target }) => target);
  const specifiers = [...targets.flatMap((target) => (target.kind === 'module' ? [target.specifier] : [])), ...effects];
  return {
    files: [...new Set(specifiers.filter((specifier) => isAbsolute(specifier)))],
    assets: targets.flatMap((target) => (target.kind === 'asset' ? [target.asset] : [])),
    unresolved: [...missing, ...missingEffects]
  };
}

function removeImports(program: Program, code: string): TextEdit[] {
  return program.body
    .filter((statement) => isImportOrReexport(statement))
    .map((statement) => deleteKeepingLines(code, statement));
}

/** Module for an example with unresolved imports. It throws while rendering, so that only its own island fails. */
function throwingModule(missing: readonly UnresolvedImport[], importer: string): string {
  const problems = missing.map(
    ({ specifier, line }) => `Cannot find "${specifier}", imported by ${importer}, line ${line}.`
  );
  return `export default function MissingImport() { throw new Error(${JSON.stringify(problems.join(' '))}); }\n`;
}
