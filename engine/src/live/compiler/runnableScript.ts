import { Parser, type Token, tokTypes } from 'acorn';
import type { Program } from 'oxc-parser';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { applyEdits, originalOffset, type TextEdit } from '../../examples/editText.ts';
import { STEP_FUNCTION } from '../frame/protocol.ts';
import { divideAfterExpressions } from './divisions.ts';
import { loopGuards } from './loopGuards.ts';

/** A script that every browser reads as the parser does. Line numbers are preserved. */
interface RunnableScript {
  code: string;
  /** Maps an offset in the script to the code that it was made of. */
  originalOffset(offset: number): number;
}

/**
 * Turns compiled code into the script that runs. The guards are inserted here, after all transformations, so that they
 * are in the program that the browser reads. It reads a classic script, in which `<!--` begins a comment, and it may
 * find the ends of statements elsewhere than the parser: such comments are refused, and each statement gets its
 * semicolon.
 * @param step name of the function to call at each step, which occurs nowhere in the code; null for code of the site
 * @throws Error with `pos`, an offset in the code, for code that isn't a classic script
 */
export function runnableScript(code: string, step: string | null): RunnableScript {
  const semicolons = new Set<number>();
  const program = ScriptParser.parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    onInsertedSemicolon: (offset) => semicolons.add(offset),
    onToken: rejectUnsupportedIdentifier,
    onComment: (_isBlock, _text, start) => rejectHtmlComment(code, start)
  }) as unknown as Program;
  const edits = [...stepAlias(program, step), ...loopGuards(program, step, semicolons)];
  return { code: applyEdits(code, edits), originalOffset: (offset) => originalOffset(edits, offset) };
}

/** Gives the step function the name that the guards use, after the directive. */
function stepAlias({ body: [first] }: Program, step: string | null): TextEdit[] {
  const offset = first && 'directive' in first ? first.end : 0;
  const alias = `;const ${step}=${STEP_FUNCTION};`;
  return step === null || step === STEP_FUNCTION ? [] : [{ start: offset, end: offset, text: alias }];
}

/** Valid identifier in the browser's version of Unicode. */
const IDENTIFIER = /^[$_\p{ID_Start}][$\u200c\u200d\p{ID_Continue}]*$/u;

/** Rejects identifiers that the parser's newer version of Unicode allows, but the browser's doesn't. */
function rejectUnsupportedIdentifier({ type, value, start }: Token & { value?: string }): void {
  if ((type === tokTypes.name || type === tokTypes.privateId) && !IDENTIFIER.test(value ?? '')) {
    throw errorAt(fillText(texts.run.unknownName, { name: value ?? '' }), start);
  }
}

/** Rejects comments in the form of HTML, which only classic scripts have. */
function rejectHtmlComment(code: string, start: number): void {
  const mark = /^(?:<!--|-->)/.exec(code.slice(start, start + '<!--'.length))?.[0];
  if (mark !== undefined) {
    throw htmlCommentError(mark, start);
  }
}

/** Creates a token listener that rejects `<!--` in a module, where it is three operators. */
export function rejectHtmlComments(code: string): (token: Token) => void {
  return ({ type, start }) => {
    if (type === tokTypes.relational && code.startsWith('<!--', start)) {
      throw htmlCommentError('<!--', start);
    }
  };
}

function htmlCommentError(mark: string, start: number): Error {
  return errorAt(fillText(texts.run.htmlComment, { mark }), start);
}

/** Used part of the plugin API of acorn, which its types omit. */
interface ParserState {
  parseExprImport(...rest: unknown[]): { type: string; start: number };
}

/** Rejects dynamic imports: their scripts would be as trusted as the one that imports them, and have no guards. */
function rejectImports(Base: typeof Parser): typeof Parser {
  const Extended = Base as unknown as new (...rest: unknown[]) => ParserState;
  return class extends Extended {
    override parseExprImport(...rest: unknown[]): { type: string; start: number } {
      const node = super.parseExprImport(...rest);
      if (node.type === 'ImportExpression') {
        throw errorAt(fillText(texts.run.unavailable, { name: 'import()' }), node.start);
      }
      return node;
    }
  } as unknown as typeof Parser;
}

function errorAt(message: string, pos: number): Error {
  return Object.assign(new SyntaxError(message), { pos });
}

const ScriptParser = Parser.extend(divideAfterExpressions, rejectImports);
