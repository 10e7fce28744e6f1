import { originalPositionFor, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';
import { parse } from 'acorn';
import { transformSync } from 'rolldown/utils';

import type { SourceError } from '../core/sourceError.ts';
import { readBundlerError } from './bundlerError.ts';
import type { Dialect } from './parseModule.ts';

export type CompiledModule = { ok: true; code: string } | ({ ok: false } & SourceError);

interface CompileOptions {
  dialect: Dialect;
  /** False for CommonJS. */
  isModule: boolean;
}

/**
 * Compiles a module to JavaScript: types and JSX are gone, `import` and `export` remain. Server and page run the result.
 * No tsconfig.json has a say, of whichever parent folder. Newer forms of the language are left to the bundler.
 * @returns the code, or the first error with its position in the original: of the compiler, or of a form that it passed on
 *   although no browser knows it
 */
export function compileModule(code: string, options: CompileOptions): CompiledModule {
  const compiled = transform(code, options, false);
  const [error] = compiled.errors;
  if (error) {
    return { ok: false, ...readBundlerError(error) };
  }
  try {
    parse(compiled.code, { ecmaVersion: 'latest', sourceType: options.isModule ? 'module' : 'commonjs' });
    return { ok: true, code: compiled.code };
  } catch (cause) {
    return { ok: false, ...grammarError(cause, code, options) };
  }
}

function transform(code: string, { dialect, isModule }: CompileOptions, sourcemap: boolean) {
  return transformSync(`module.${dialect}`, code, {
    lang: dialect,
    sourceType: isModule ? 'module' : 'commonjs',
    tsconfig: false,
    sourcemap,
    jsx: { runtime: 'automatic', development: false }
  });
}

/** Position at the end of acorn's messages. */
const DECORATION = / \(\d+:\d+\)$/;

/** Locates an error of acorn in the code before its compilation. */
function grammarError(cause: unknown, code: string, options: CompileOptions): SourceError {
  const { message, loc } = cause as Error & { loc?: { line: number; column: number } };
  const { map } = transform(code, options, true);
  const place = loc && map ? originalPositionFor(new TraceMap(map as SourceMapInput), loc) : null;
  return {
    message: message.replace(DECORATION, ''),
    line: place?.line ?? 1,
    column: (place?.column ?? 0) + 1
  };
}
