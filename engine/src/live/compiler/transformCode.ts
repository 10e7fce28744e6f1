import { originalPositionFor, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';
import { type Options, transform } from 'sucrase';

import * as texts from '../../core/texts.ts';
import { offsetAt, type Position, positionAt, scriptOffsetAt } from '../../core/position.ts';
import type { SourceError } from '../../core/sourceError.ts';
import { applyEdits, originalOffset, type TextEdit } from '../../examples/editText.ts';
import { runnableScript } from './runnableScript.ts';

/** The module that compiled JSX imports. */
export const JSX_RUNTIME = 'react/jsx-runtime';

/** An opening brace with the whitespace and comments before an expression on the same line. */
const BRACE = /\{(?:[ \t]|\/\*.*?\*\/)*(?!$)/my;

/** A module in CommonJS; line numbers are preserved. */
interface CommonJsModule {
  code: string;
  /** Maps a position in a stack trace to the original text. */
  originalPosition(position: Position): Position;
}

/**
 * Compiles JavaScript with JSX and imports.
 * @param step name of the function that loops and functions call, which occurs nowhere in the text; null for none
 * @returns a module that browsers can run as a function body, or the first error with its position in `text`
 */
export function toCommonJs(
  text: string,
  name: string,
  step: string | null
): ({ ok: true } & CommonJsModule) | ({ ok: false } & SourceError) {
  let compiled: TransformedCode;
  try {
    compiled = transformCode(text, name, {
      transforms: ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true
    });
  } catch (error) {
    return { ok: false, ...parserError(error, text) };
  }
  const { code, originalPosition } = compiled;
  let script: ReturnType<typeof runnableScript>;
  try {
    // Rejects remaining module syntax: `import.meta` and top-level `await`.
    script = runnableScript(code, step);
  } catch (error) {
    const found = parserError(error, code);
    return { ok: false, ...found, ...originalPosition(found) };
  }
  return {
    ok: true,
    code: script.code,
    originalPosition(position) {
      const offset = script.originalOffset(scriptOffsetAt(script.code, position));
      const place = originalPosition(positionAt(code, offset));
      return code[offset] === '{' ? place : positionAt(text, skipBrace(text, offsetAt(text, place)));
    }
  };
}

/** Skips the brace around a JSX expression, which the source map contains in place of the expression. */
function skipBrace(text: string, offset: number): number {
  BRACE.lastIndex = offset;
  return offset + (BRACE.exec(text)?.[0].length ?? 0);
}

/** Generated code; line numbers are preserved. */
export interface TransformedCode {
  code: string;
  /** Maps a position to the original text. */
  originalPosition: (position: Position) => Position;
}

/** Empty strings in template literals: at the ends and between expressions. */
const EMPTY_PART = /(?<=`)(?=\$\{|`)|(?<=\})(?=\$\{|`)/g;

/** Whitespace characters of JavaScript that are rarely used and have no named HTML entity. */
const RARE_SPACES = ['\u1680', '\u2000', '\u2001', '\u2004', '\u2005', '\u2006'];

/**
 * Transforms a text with sucrase and a corrected source map. Sucrase's own map has no columns after the first empty
 * string in a template literal, so these strings temporarily contain a rare whitespace character. Outside of templates,
 * the inserted characters are insignificant whitespace, and they are removed from the result.
 * @throws Error with `pos`, an offset in the text, for syntax errors
 */
export function transformCode(text: string, name: string, options: Options): TransformedCode {
  const space = RARE_SPACES.find((candidate) => !mentions(text, candidate)) ?? '';
  const spaces = [...text.matchAll(EMPTY_PART)].map(({ index }) => ({ start: index, end: index, text: space }));
  const marked = applyEdits(text, spaces);
  const transformed = transformMarked(marked, name, options, spaces);
  const removals: TextEdit[] = space
    ? [...transformed.code.matchAll(new RegExp(space, 'g'))].map(({ index }) => ({
        start: index,
        end: index + 1,
        text: ''
      }))
    : [];
  const code = applyEdits(transformed.code, removals);
  const map = new TraceMap(transformed.sourceMap as SourceMapInput);
  return {
    code,
    originalPosition(position) {
      const { line, column } = positionAt(transformed.code, originalOffset(removals, offsetAt(code, position)));
      const found = originalPositionFor(map, { line, column: column - 1 });
      const place = found.line === null ? { line, column } : { line: found.line, column: found.column + 1 };
      return positionAt(text, Math.min(originalOffset(spaces, offsetAt(marked, place)), text.length));
    }
  };
}

function transformMarked(marked: string, name: string, options: Options, spaces: readonly TextEdit[]) {
  try {
    return transform(marked, { ...options, filePath: name, sourceMapOptions: { compiledFilename: name } });
  } catch (error) {
    if (error instanceof Error && 'pos' in error && typeof error.pos === 'number') {
      error.pos = originalOffset(spaces, error.pos);
    }
    throw error;
  }
}

/** Also finds the character as a numeric JSX entity. */
function mentions(text: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return [character, codePoint.toString(16), codePoint.toString()].some((spelling) => text.includes(spelling));
}

/** Prefix (file) and suffix (position) of the parsers' messages. */
const DECORATION = /^Error transforming \S+: | \(\d+:\d+\)$/g;

/**
 * Converts an error of a parser or compiler.
 * @param error errors of acorn and sucrase have `pos`, an offset in the text; others have no position
 */
export function parserError(error: unknown, text: string): SourceError {
  if (isTooDeep(error)) {
    return { message: texts.run.tooDeep, ...positionAt(text, deepestBracket(text)) };
  }
  const { message, pos } = error instanceof Error ? (error as Error & { pos?: unknown }) : { message: String(error) };
  const place = positionAt(text, typeof pos === 'number' ? Math.min(pos, text.length) : 0);
  return { message: message.replaceAll(DECORATION, '') || texts.run.notCompiled, ...place };
}

/** Detects a stack overflow; browsers and acorn word it differently. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion|enough stack/i.test(error.message);
}

/** Returns the offset of the most deeply nested bracket, including those in comments and strings. */
function deepestBracket(text: string): number {
  let depth = 0;
  let deepest = { depth: 0, offset: 0 };
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth > deepest.depth) {
      deepest = { depth, offset: index };
    }
  }
  return deepest.offset;
}
