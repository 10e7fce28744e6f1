import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';

import { transform, type Transform } from 'sucrase';

const TYPESCRIPT = new Set(['.ts', '.tsx', '.mts', '.cts']);

/**
 * Compiles a module to CommonJS for Node: no types, JSX by React's automatic runtime. Keeps line numbers.
 * @param file path that decides the language and appears in errors
 * @throws SyntaxError
 */
export function compileModule(code: string, file: string): string {
  const types: Transform[] = TYPESCRIPT.has(extname(file)) ? ['typescript'] : [];
  const transforms: Transform[] = [...types, 'jsx', 'imports'];
  return transform(code, { transforms, filePath: file, jsxRuntime: 'automatic', production: true }).code;
}

const compiled = new Map<string, { modified: number; code: string }>();

/** Compiles a file; the result is kept until the file changes. */
export function compileFile(file: string): string {
  const modified = statSync(file).mtimeMs;
  const known = compiled.get(file);
  if (known?.modified === modified) {
    return known.code;
  }
  const code = compileModule(readFileSync(file, 'utf8'), file);
  compiled.set(file, { modified, code });
  return code;
}

/** True for a style sheet; the server ignores them. */
export function isStyleSheet(specifier: string): boolean {
  return /\.(?:css|scss|sass|less)$/i.test(specifier);
}
