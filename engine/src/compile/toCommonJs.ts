import { transform } from 'sucrase';

import type { Position } from '../position.ts';
import { positionBefore } from './parseProgram.ts';

/** The module that compiled JSX calls. */
export const JSX_RUNTIME = 'react/jsx-runtime';

/** A module as CommonJS; its lines have the numbers of the text that it was made from. */
export interface CommonJsModule {
  code: string;
  /** Place in that text. */
  before(position: Position): Position;
}

/**
 * Compiles JavaScript with JSX and imports.
 * @throws SyntaxError, for text that no parser has accepted before
 */
export function toCommonJs(code: string, name: string): CommonJsModule {
  const compiled = transform(code, {
    transforms: ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: name,
    sourceMapOptions: { compiledFilename: name }
  });
  return { code: compiled.code, before: positionBefore(compiled.sourceMap) };
}
