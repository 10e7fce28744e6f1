import type { Program } from 'oxc-parser';

import { positionAt } from '../core/position.ts';
import type { SourceError } from '../core/sourceError.ts';
import { findCommonJsName } from './commonJsName.ts';
import { findConstantAssignment } from './constantAssignment.ts';
import { moduleImports } from './importBindings.ts';
import { type Dialect, type ParsedModule, parseModule } from './parseModule.ts';
import { findUnsupportedSyntax } from './unsupportedSyntax.ts';

/**
 * Parses code that has to run in browsers: by the rules of the language, also those that go beyond its grammar (early
 * errors), and without forms that can't be compiled.
 * @returns the AST with UTF-16 offsets, or the first error
 */
export function parseValidModule(code: string, dialect: Dialect = 'tsx'): ParsedModule {
  const parsed = parseModule(code, { dialect, hasEarlyErrors: true });
  if (!parsed.ok) {
    return parsed;
  }
  const { program } = parsed;
  const unsupported = findUnsupportedSyntax(program);
  if (unsupported) {
    return failure(code, unsupported.message, unsupported.start);
  }
  const imported = new Set(moduleImports(program, code).bindings.map(({ local }) => local));
  const isModule = dialect !== 'jsx' || parsed.module.hasModuleSyntax;
  const commonJs = isModule ? findCommonJsName(program, code, imported) : null;
  return commonJs
    ? failure(code, commonJs.message, commonJs.start)
    : (assignmentError(program, code, imported) ?? parsed);
}

/** Returns an error for the first assignment to a constant. @param imported names that are imported */
export function assignmentError(
  program: Program,
  code: string,
  imported: ReadonlySet<string>
): ({ ok: false } & SourceError) | null {
  const found = findConstantAssignment(program, imported);
  return found && failure(code, `\`${found.name}\` is a constant, and can't be assigned to.`, found.start);
}

function failure(code: string, message: string, start: number): { ok: false } & SourceError {
  return { ok: false, message, ...positionAt(code, start) };
}
