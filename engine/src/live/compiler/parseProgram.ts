import jsx from 'acorn-jsx';
import type { Program } from 'oxc-parser';
import { parser } from '@lezer/javascript';
import { Parser, type TokenType, tokTypes } from 'acorn';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { SourceError } from '../../core/sourceError.ts';
import { type Position, positionAt, withLineFeeds } from '../../core/position.ts';
import { divideAfterExpressions } from './divisions.ts';
import { rejectHtmlComments } from './runnableScript.ts';
import { isTooDeep, parserError, transformCode, type TransformedCode } from './transformCode.ts';

/** A program without its types; line numbers are preserved. */
export interface ParsedProgram {
  /** JavaScript with JSX, and with line feeds as line terminators. */
  code: string;
  /** Syntax tree with offsets in `code`. */
  program: Program;
  /** Maps a position to the original text. */
  originalPosition(position: Position): Position;
}

interface ParseOptions {
  /** Keeps imports that only types use. */
  keepsImports?: boolean;
  /** False for TypeScript in which `<T>value` is a cast. */
  hasElements?: boolean;
}

/**
 * Parses TypeScript or JavaScript with JSX in the browser: strips the types and parses the rest.
 * @returns the program or the first error; never throws
 */
export function parseProgram(
  original: string,
  name: string,
  { keepsImports = false, hasElements = true }: ParseOptions = {}
): ({ ok: true } & ParsedProgram) | ({ ok: false } & SourceError) {
  // The parsers disagree on other line terminators, and one of them on a byte order mark. A space preserves the
  // columns.
  const text = withLineFeeds(original).replace(/^\uFEFF/, ' ');
  let stripped: TransformedCode;
  try {
    stripped = transformCode(text, name, {
      transforms: hasElements ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      keepUnusedImports: keepsImports
    });
  } catch (error) {
    return { ok: false, ...((isTooDeep(error) ? null : findSyntaxError(text)) ?? parserError(error, text)) };
  }
  const { code, originalPosition } = stripped;
  try {
    // Both parsers produce ESTree, apart from types, which have been stripped.
    const program = JsxParser.parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      onToken: rejectHtmlComments(code)
    }) as unknown as Program;
    return { ok: true, code, program, originalPosition };
  } catch (error) {
    const found = parserError(error, code);
    return { ok: false, ...found, ...originalPosition(found) };
  }
}

const typescript = parser.configure({ dialect: 'ts jsx' });

/** Closing tokens of syntax nodes. */
const CLOSING_TOKENS: Readonly<Record<string, string>> = {
  Block: '}',
  ClassBody: '}',
  ObjectExpression: '}',
  ObjectPattern: '}',
  JSXEscape: '}',
  ParenthesizedExpression: ')',
  ArgList: ')',
  ParamList: ')',
  ArrayExpression: ']',
  ArrayPattern: ']',
  JSXSelfClosingTag: '>',
  JSXOpenTag: '>',
  TemplateString: '`',
  String: texts.run.quotationMark
};

/**
 * Returns the first syntax error, or null if this parser finds none. It recovers from errors, so it reports where they
 * are; the compiler backtracks and reports where it gave up.
 */
function findSyntaxError(text: string): SourceError | null {
  let error: SourceError | null = null;
  typescript.parse(text).iterate({
    enter(node) {
      if (error === null && node.type.isError) {
        const found = text.slice(node.from, node.to);
        error = { message: messageOf(found, node.node.parent?.name ?? ''), ...positionAt(text, node.from) };
      }
      return error === null;
    }
  });
  return error;
}

function messageOf(found: string, parent: string): string {
  if (found !== '') {
    return fillText(texts.run.unexpected, { found });
  }
  if (parent === 'JSXElement') {
    return texts.run.noClosingTag;
  }
  const closing = CLOSING_TOKENS[parent];
  return closing === undefined ? texts.run.incomplete : fillText(texts.run.missing, { token: closing });
}

/** Used part of the plugin API of acorn and acorn-jsx, which their types omit. */
interface ParserState {
  type: TokenType;
  value: unknown;
  start: number;
  pos: number;
  finishToken(type: TokenType): void;
  parseExprAtom(...rest: unknown[]): unknown;
}
interface JsxParserClass {
  new (...rest: unknown[]): ParserState;
  acornJsx: { tokTypes: { jsxTagStart: TokenType } };
}

/**
 * Parses `<` as JSX wherever an expression can start. The tokenizer decides by the preceding tokens between JSX and
 * "less than", and is wrong after two blocks: `{a} {b} <p/>`. acorn does the same for `/` and regular expressions.
 */
function parseJsxElements(Base: typeof Parser): typeof Parser {
  const JsxParser = Base as unknown as JsxParserClass;
  const { jsxTagStart } = JsxParser.acornJsx.tokTypes;
  return class extends JsxParser {
    override parseExprAtom(...rest: unknown[]): unknown {
      if (this.type === tokTypes.relational && this.value === '<') {
        this.pos = this.start + 1;
        this.finishToken(jsxTagStart);
      }
      return super.parseExprAtom(...rest);
    }
  } as unknown as typeof Parser;
}

/** acorn for JavaScript with JSX. */
export const JsxParser = Parser.extend(jsx(), parseJsxElements, divideAfterExpressions);
