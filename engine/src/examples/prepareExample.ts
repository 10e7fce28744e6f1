import { basename, isAbsolute } from 'node:path';

import type { Program } from 'oxc-parser';

import type { Asset, Example, Source } from '../model.ts';
import { componentExport, isLink } from './componentExport.ts';
import { type TextEdit, applyEdits, blank } from './editText.ts';
import { ImportLocator } from './importLocator.ts';
import { type LinkedImports, type UnresolvedImport, linkImports } from './linkImports.ts';
import { moduleHeader } from './moduleHeader.ts';
import { moduleNames } from './moduleNames.ts';
import { ModuleResolver } from './moduleResolver.ts';
import type { SourceError } from '../core/sourceError.ts';
import { parseModule } from './parseModule.ts';
import { ScopeExports } from './scopeExports.ts';

/** An example as a module of its own, or why it can't be one. */
export type PreparedExample = ({ ok: true } & PreparedModule) | ({ ok: false } & SourceError);

export interface PreparedModule {
  /**
   * TSX whose default export is the component; its lines have the author's numbers. It imports files by
   * absolute path and packages by name; images have become constants that hold their address.
   */
  code: string;
  /** Absolute paths of the modules and style sheets that it imports as files. */
  files: string[];
  assets: Asset[];
  /** Imports that nothing satisfies. If one brings a name, the component only throws an error that says so. */
  unresolved: UnresolvedImport[];
}

/** Turns examples into modules; keeps what it learns about packages and folders for the next example. */
export class ExamplePreparer {
  readonly #siteFolder: string;
  readonly #resolver = new ModuleResolver();
  readonly #scope: ScopeExports;

  /**
   * @param siteFolder absolute path, from which packages are looked up first
   * @param scopePackages packages whose exports examples may use without importing them (config.examples.scope)
   */
  constructor(siteFolder: string, scopePackages: readonly string[]) {
    this.#siteFolder = siteFolder;
    this.#scope = new ScopeExports(scopePackages, siteFolder, this.#resolver);
  }

  /**
   * @param source the tab that holds the example: its imports are part of the example's scope
   * @returns the module, or the first problem with its place in the example's code
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
    const body = applyEdits(code, [...withoutLinks(program, code), ...component.edits]);
    return {
      ok: true,
      ...describeImports(linked),
      code:
        linked.missing.length > 0
          ? throwingModule(linked.missing, basename(file ?? source.file))
          : moduleHeader(linked, undeclared) + body
    };
  }

  /** Forgets which files and packages exist, after some came or went. */
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

function withoutLinks(program: Program, code: string): TextEdit[] {
  return program.body.filter((statement) => isLink(statement)).map((statement) => blank(code, statement));
}

/** Stands in for an example that lacks an import: throws when it renders, so that only its own island fails. */
function throwingModule(missing: readonly UnresolvedImport[], importer: string): string {
  const problems = missing.map(
    ({ specifier, line }) => `Cannot find "${specifier}", imported by ${importer}, line ${line}.`
  );
  return `export default function MissingImport() { throw new Error(${JSON.stringify(problems.join(' '))}); }\n`;
}
