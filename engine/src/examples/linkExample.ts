import { isAbsolute } from 'node:path';

import type { Program } from 'oxc-parser';

import type { Asset } from '../model.ts';
import type { SourceError } from '../core/sourceError.ts';
import { positionAt } from '../core/position.ts';
import { isTypeOnly } from './childNodes.ts';
import { componentExport, isImportOrReexport } from './componentExport.ts';
import { type TextEdit, applyEdits, deleteKeepingLines } from './editText.ts';
import type { ImportLocator } from './importLocator.ts';
import { type ImportProblem, isAnyStyleSheet } from './importProblem.ts';
import { splitSpecifier } from './importSpecifier.ts';
import { type LinkedImports, type UnresolvedImport, linkImports } from './linkImports.ts';
import { type LinkedReferences, linkReferences } from './linkReferences.ts';
import { moduleHeader } from './moduleHeader.ts';
import { moduleNames } from './moduleNames.ts';
import { moduleReferences } from './moduleReferences.ts';
import { pragmaNames } from './pragmaNames.ts';
import type { ScopeOwners } from './scopeExports.ts';
import { findTopLevelAwait } from './topLevelAwait.ts';
import { findUndeclaredExport } from './undeclaredExport.ts';
import { assignmentError, parseValidModule } from './validModule.ts';
import { wrapperCode } from './wrapper.ts';

/** An import that can't be used, and why. */
export type ImportFailure = UnresolvedImport & ImportProblem;

/** An example as a module, before its compilation. */
export interface LinkedExample {
  /**
   * TSX that default-exports the component, or a promise of it. Line numbers match the author's code. Files are imported
   * by absolute path, packages by name; image imports are replaced by constants with their address.
   */
  code: string;
  /** Length of what the first line begins with, before the author's code. */
  headerLength: number;
  /** Absolute paths of the imported modules and style sheets, with their queries. */
  imports: string[];
  assets: Asset[];
  /** Unresolved imports. If any of them is needed, the component is replaced by one that throws an error. */
  unresolved: ImportFailure[];
  /** The code awaits something before the component is there. */
  hasTopLevelAwait: boolean;
}

/**
 * Links the code of an example: all names that it uses without declaring them are imported, by absolute path or from
 * packages, and its component is the default export.
 * @param importer name of its file, for messages
 * @param wrapper absolute path of the component around the example's own; null for none
 * @returns the module, or the first error with its position in the code
 */
export function linkExample(
  code: string,
  locator: ImportLocator,
  scope: ScopeOwners,
  importer: string,
  wrapper: string | null
): ({ ok: true } & LinkedExample) | ({ ok: false } & SourceError) {
  const parsed = parseValidModule(code);
  if (!parsed.ok) {
    return parsed;
  }
  const { program } = parsed;
  const hasTopLevelAwait = findTopLevelAwait(program) !== null;
  const isFunction = hasTopLevelAwait || wrapper !== null;
  const component = componentExport(program, code, isFunction ? 'function' : 'module');
  if (!component.ok) {
    return component;
  }
  const names = moduleNames(program, pragmaNames(parsed.comments));
  const undeclared = component.assigned.filter((name) => !names.declared.has(name));
  const declared = new Set([...names.declared, ...undeclared]);
  const linked = linkImports(program, code, { ...names, declared }, locator, scope);
  const imported = new Set(linked.bindings.map(({ local }) => local));
  const invalid =
    exportError(program, code, new Set([...declared, ...imported])) ?? assignmentError(program, code, imported);
  if (invalid) {
    return invalid;
  }
  const later = linkReferences(
    moduleReferences(program).filter(({ kind }) => kind !== 'import'),
    { folders: locator.folders, locate: (specifier) => locator.effect(specifier) }
  );
  const { missing, ignored } = failuresOf(linked, later, code, locator);
  const parts = {
    ...describeImports(linked, later, wrapper),
    unresolved: [...missing, ...ignored],
    hasTopLevelAwait
  };
  if (missing.length > 0) {
    return { ok: true, ...parts, code: throwingModule(missing, importer), headerLength: 0 };
  }
  const around = wrapper === null ? { header: '', opening: '', closing: '' } : wrapperCode(wrapper);
  const opening = `${around.header}export default ${around.opening}(${hasTopLevelAwait ? 'async ' : ''}() => {`;
  const header = moduleHeader(linked, undeclared) + (isFunction ? opening : '');
  const types = isFunction ? removeTypeExports(program, code) : [];
  const edits = [...removeImports(program, code), ...component.edits, ...later.edits, ...types];
  const body = applyEdits(code, edits) + (isFunction ? `\n})()${around.closing};` : '');
  return { ok: true, ...parts, code: header + body, headerLength: header.length };
}

function exportError(program: Program, code: string, known: ReadonlySet<string>): ({ ok: false } & SourceError) | null {
  const found = findUndeclaredExport(program, known);
  const message = `\`${found?.name}\` is exported, but nothing declares it.`;
  return found && { ok: false, message, ...positionAt(code, found.start) };
}

function describeImports(
  { bindings, effects }: LinkedImports,
  later: LinkedReferences,
  wrapper: string | null
): Pick<LinkedExample, 'imports' | 'assets'> {
  const targets = bindings.map(({ target }) => target);
  const specifiers = targets.flatMap((target) => (target.kind === 'module' ? [target.specifier] : []));
  return {
    imports: [...new Set([...specifiers, ...effects, ...later.imports, ...(wrapper === null ? [] : [wrapper])])].filter(
      (specifier) => isAbsolute(specifier)
    ),
    assets: [...targets.flatMap((target) => (target.kind === 'asset' ? [target.asset] : [])), ...later.assets]
  };
}

/** Divides the imports that can't be used into those that the code needs, and style sheets that aren't there. */
function failuresOf(
  { missing, missingEffects }: LinkedImports,
  later: LinkedReferences,
  code: string,
  locator: ImportLocator
): { missing: ImportFailure[]; ignored: ImportFailure[] } {
  const dynamic = later.missing.map(({ specifier, start }) => ({ specifier, line: positionAt(code, start).line }));
  const explain = (failure: UnresolvedImport): ImportFailure => ({
    ...failure,
    ...locator.problemOf(failure.specifier)
  });
  const effects = missingEffects.map(explain);
  const isIgnored = ({ specifier }: ImportFailure): boolean =>
    isAnyStyleSheet(splitSpecifier(specifier).path) && !locator.exists(specifier);
  return {
    missing: [...[...missing, ...dynamic].map(explain), ...effects.filter((failure) => !isIgnored(failure))],
    ignored: effects.filter(isIgnored)
  };
}

function removeImports(program: Program, code: string): TextEdit[] {
  return program.body
    .filter((statement) => isImportOrReexport(statement))
    .map((statement) => deleteKeepingLines(code, statement));
}

/** A function can't export types. */
function removeTypeExports(program: Program, code: string): TextEdit[] {
  return program.body
    .filter((statement) => statement.type === 'ExportNamedDeclaration' && isTypeOnly(statement))
    .filter((statement) => !isImportOrReexport(statement))
    .map((statement) => deleteKeepingLines(code, statement));
}

/** Module for an example with unresolved imports. It throws while rendering, so that only its own island fails. */
function throwingModule(missing: readonly ImportFailure[], importer: string): string {
  const problems = missing.map(({ message, line }) => `${message}, imported by ${importer}, line ${line}.`);
  return `export default function MissingImport() { throw new Error(${JSON.stringify(problems.join(' '))}); }\n`;
}
