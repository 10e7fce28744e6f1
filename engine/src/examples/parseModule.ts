import { parseSync, type EcmaScriptModule, type Program } from 'oxc-parser';

import { positionAt } from '../core/position.ts';
import type { SourceError } from '../core/sourceError.ts';

export type ParsedModule = { ok: true; program: Program; module: EcmaScriptModule } | ({ ok: false } & SourceError);

/**
 * Parses JavaScript or TypeScript with JSX, regardless of the file extension.
 * @returns the AST with UTF-16 offsets, or the first syntax error
 */
export function parseModule(code: string): ParsedModule {
  const result = parseSync('module.tsx', code, { lang: 'tsx', preserveParens: false });
  const [error] = result.errors;
  if (error === undefined) {
    return {
      ok: true,
      module: result.module,
      // Made when it is read, since that takes longer than parsing; imports and exports are enough for most callers.
      get program() {
        return result.program;
      }
    };
  }
  return { ok: false, message: error.message, ...positionAt(code, error.labels[0]?.start ?? 0) };
}
