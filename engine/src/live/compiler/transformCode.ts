import { parse, type Token, tokTypes } from 'acorn';
import { originalPositionFor, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';
import { type Options, transform } from 'sucrase';

import { offsetAt, type Position, positionAt, scriptOffsetAt } from '../../core/position.ts';
import type { SourceError } from '../../core/sourceError.ts';
import { applyEdits, offsetBefore, type TextEdit } from '../../examples/editText.ts';

/** The module that compiled JSX calls. */
export const JSX_RUNTIME = 'react/jsx-runtime';

/** An opening brace and what may stand behind it on its line before an expression. */
const BRACE = /\{(?:[ \t]|\/\*.*?\*\/)*(?!$)/my;

/** A module as CommonJS; its lines have the numbers of the text that it was made from. */
interface CommonJsModule {
  code: string;
  /** Place in that text of a place in the code, as a stack trace names it. */
  before(position: Position): Position;
}

/**
 * Compiles JavaScript with JSX and imports.
 * @returns a module that browsers can run as the body of a function, or the first error with its place in `text`
 */
export function toCommonJs(
  text: string,
  name: string
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
  const { code, before } = compiled;
  try {
    // What only a module may have, such as `import.meta` and `await` outside of functions, is left.
    parse(code, { ecmaVersion: 'latest', sourceType: 'script', onToken: refuseUnknownLetters });
  } catch (error) {
    const found = parserError(error, code);
    return { ok: false, ...found, ...before(found) };
  }
  return {
    ok: true,
    code,
    before(position) {
      const offset = scriptOffsetAt(code, position);
      const place = before(positionAt(code, offset));
      return code[offset] === '{' ? place : positionAt(text, behindBrace(text, offsetAt(text, place)));
    }
  };
}

/** A name in the version of Unicode that this browser has. */
const NAME = /^[$_\p{ID_Start}][$\u200c\u200d\p{ID_Continue}]*$/u;

/** The parser may have a newer version of Unicode than the browser that is to run the code. */
function refuseUnknownLetters({ type, value, start }: Token & { value?: string }): void {
  if ((type === tokTypes.name || type === tokTypes.privateId) && !NAME.test(value ?? '')) {
    throw Object.assign(new SyntaxError(`This browser does not accept the name ${value}.`), { pos: start });
  }
}

/** The source map has the brace around an expression in JSX, which is left out, in place of the expression. */
function behindBrace(text: string, offset: number): number {
  BRACE.lastIndex = offset;
  return offset + (BRACE.exec(text)?.[0].length ?? 0);
}

/** Code that was made of a text; its lines have the numbers of that text. */
export interface TransformedCode {
  code: string;
  /** Place in the text. */
  before: (position: Position) => Position;
}

/** Empty parts of templates: before, between and behind expressions. */
const EMPTY_PART = /(?<=`)(?=\$\{|`)|(?<=\})(?=\$\{|`)/g;

/** White space of JavaScript, which hardly anybody writes, and no named entity stands for. */
const RARE_SPACES = ['\u1680', '\u2000', '\u2001', '\u2004', '\u2005', '\u2006'];

/**
 * Transforms a text by sucrase, with a source map that is right. Sucrase's own has no columns behind the first empty
 * part of a template, so such a part has a rare space while sucrase works. It does no harm elsewhere: in code it is
 * white space, and whatever it came into is as before when it is taken out.
 * @throws Error with `pos`, an offset in the text, for text that it can't read
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
    before(position) {
      const { line, column } = positionAt(transformed.code, offsetBefore(removals, offsetAt(code, position)));
      const found = originalPositionFor(map, { line, column: column - 1 });
      const place = found.line === null ? { line, column } : { line: found.line, column: found.column + 1 };
      return positionAt(text, Math.min(offsetBefore(spaces, offsetAt(marked, place)), text.length));
    }
  };
}

function transformMarked(marked: string, name: string, options: Options, spaces: readonly TextEdit[]) {
  try {
    return transform(marked, { ...options, filePath: name, sourceMapOptions: { compiledFilename: name } });
  } catch (error) {
    if (error instanceof Error && 'pos' in error && typeof error.pos === 'number') {
      error.pos = offsetBefore(spaces, error.pos);
    }
    throw error;
  }
}

/** Also as an entity of JSX. */
function mentions(text: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return [character, codePoint.toString(16), codePoint.toString()].some((spelling) => text.includes(spelling));
}

const TOO_DEEP = 'The code is nested too deeply.';

/** Prefix (file) and suffix (position) of the messages of parsers. */
const DECORATION = /^Error transforming \S+: | \(\d+:\d+\)$/g;

/**
 * What a parser or compiler threw, as an error of the text that it worked on.
 * @param error of acorn and sucrase if it has `pos`, an offset in the text; others have no place
 */
export function parserError(error: unknown, text: string): SourceError {
  if (isTooDeep(error)) {
    return { message: TOO_DEEP, ...positionAt(text, deepestBracket(text)) };
  }
  const { message, pos } = error instanceof Error ? (error as Error & { pos?: unknown }) : { message: String(error) };
  const place = positionAt(text, typeof pos === 'number' ? Math.min(pos, text.length) : 0);
  return { message: message.replaceAll(DECORATION, '') || 'The code could not be compiled.', ...place };
}

/** Detects a stack overflow; browsers and acorn word it differently. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion|enough stack/i.test(error.message);
}

/** Offset of the bracket with the most open ones around it, those in comments and strings included. */
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
