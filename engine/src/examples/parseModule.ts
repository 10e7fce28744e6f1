import { extname } from 'node:path';

import { parseSync, type Comment, type EcmaScriptModule, type Program } from 'oxc-parser';

import { positionAt } from '../core/position.ts';
import type { SourceError } from '../core/sourceError.ts';

export type ParsedModule =
  { ok: true; program: Program; module: EcmaScriptModule; comments: Comment[] } | ({ ok: false } & SourceError);

/** Dialect of a file: TypeScript has type assertions (`<T>value`) where TSX has elements. */
export type Dialect = 'tsx' | 'ts' | 'jsx';

/** Returns the dialect of a file by its extension; all but TypeScript may contain elements. */
export function dialectOf(file: string): Dialect {
  const extension = extname(file);
  if (extension === '.tsx') {
    return 'tsx';
  }
  return /^\.[cm]?ts$/.test(extension) ? 'ts' : 'jsx';
}

interface ParseOptions {
  /** TypeScript with JSX by default, whatever the extension of the example's file. */
  dialect?: Dialect;
  /** Also finds errors that go beyond the grammar, such as a name that is declared twice (`parseValidModule`). */
  hasEarlyErrors?: boolean;
}

/**
 * Parses JavaScript or TypeScript with JSX.
 * @returns the AST with UTF-16 offsets, or the first syntax error
 */
export function parseModule(
  code: string,
  { dialect = 'tsx', hasEarlyErrors = false }: ParseOptions = {}
): ParsedModule {
  const result = parseSync('module.tsx', code, {
    lang: dialect,
    // Files in JavaScript may be CommonJS.
    sourceType: dialect === 'jsx' ? 'unambiguous' : 'module',
    preserveParens: false,
    showSemanticErrors: hasEarlyErrors
  });
  const [error] = result.errors;
  if (error === undefined) {
    return {
      ok: true,
      module: result.module,
      // Made when it is read, since that takes longer than parsing; imports and exports are enough for most callers.
      get program() {
        return result.program;
      },
      get comments() {
        return result.comments;
      }
    };
  }
  return { ok: false, message: error.message, ...positionAt(code, error.labels[0]?.start ?? 0) };
}
