import { type SourceMapInput, TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import type { Program } from 'oxc-parser';
import { transform } from 'sucrase';

import type { SourceFault } from '../sourceFault.ts';
import type { Position } from '../position.ts';
import { syntaxFault } from './syntaxFault.ts';

/** A program without its types. Its lines have the numbers of the text that it was made from. */
export interface ParsedProgram {
  /** JavaScript with JSX. */
  code: string;
  /** Its syntax tree; offsets in `code`. */
  program: Program;
  /** Place in the text before types were taken out. */
  before(position: Position): Position;
}

const JsxParser = Parser.extend(jsx());

/** sucrase says the place in its message alone. */
const SUCRASE_MESSAGE = /^(?:Error transforming \S+: )?(.*?) \((\d+):(\d+)\)$/s;
const ACORN_PLACE = / \(\d+:\d+\)$/;

/** Parses TypeScript or JavaScript with JSX in the browser: takes the types out, reads what is left. */
export function parseProgram(
  text: string,
  name: string
): ({ ok: true } & ParsedProgram) | ({ ok: false } & SourceFault) {
  let stripped: { code: string; sourceMap?: unknown };
  try {
    stripped = transform(text, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      filePath: name,
      sourceMapOptions: { compiledFilename: name }
    });
  } catch (error) {
    return { ok: false, ...(syntaxFault(text) ?? sucraseFault(error)) };
  }
  const { code } = stripped;
  const before = positionBefore(stripped.sourceMap);
  try {
    const program = JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    // The two trees agree on everything but types (ESTree), and of those none is left.
    return { ok: true, code, program: program as unknown as Program, before };
  } catch (error) {
    return { ok: false, ...acornFault(error, before) };
  }
}

/** Reads a source map of sucrase; places that it doesn't know stay as they are. */
export function positionBefore(sourceMap: unknown): (position: Position) => Position {
  const map = new TraceMap(sourceMap as SourceMapInput);
  return ({ line, column }) => {
    const found = originalPositionFor(map, { line, column: column - 1 });
    return found.line === null ? { line, column } : { line: found.line, column: found.column + 1 };
  };
}

function sucraseFault(error: unknown): SourceFault {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text, line = '1', column = '1'] = SUCRASE_MESSAGE.exec(text) ?? [];
  return { message, line: Number(line), column: Number(column) };
}

function acornFault(error: unknown, before: (position: Position) => Position): SourceFault {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const place = before({ line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 });
  return { message: message.replace(ACORN_PLACE, ''), ...place };
}
