import { type Parser, tokTypes, type TokenType } from 'acorn';

/** Used part of the plugin API of acorn, which its types omit. */
interface ParserState {
  type: TokenType;
  start: number;
  pos: number;
  exprAllowed: boolean;
  readToken(code: number): void;
  parseExprOp(...rest: unknown[]): unknown;
}

const SLASH = '/'.charCodeAt(0);

/**
 * Reads `/` after an expression as a division. The tokenizer decides by the preceding tokens between divisions and
 * regular expressions, and is wrong after `async function () {}`: a line break would end the statement there, and code
 * that the browser runs would be part of a regular expression. By the grammar, `/` can't be both in any place.
 */
export function divideAfterExpressions(Base: typeof Parser): typeof Parser {
  const Extended = Base as unknown as new (...rest: unknown[]) => ParserState;
  return class extends Extended {
    override parseExprOp(...rest: unknown[]): unknown {
      if (this.type === tokTypes.regexp) {
        this.pos = this.start;
        this.exprAllowed = false;
        this.readToken(SLASH);
      }
      return super.parseExprOp(...rest);
    }
  } as unknown as typeof Parser;
}
