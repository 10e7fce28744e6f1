import { Parser, type TokenType, tokTypes } from 'acorn';
import jsx from 'acorn-jsx';

/** What acorn and acorn-jsx give to their plugins, as far as it is needed here; their types leave it out. */
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
 * Reads an element wherever an expression can start. The tokenizer guesses from the tokens before `<` whether it means
 * "less than", and errs behind two blocks: `{a} {b} <p/>`. acorn does the same for `/` and regular expressions.
 */
function readElements(Base: typeof Parser): typeof Parser {
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
export const JsxParser = Parser.extend(jsx(), readElements);
