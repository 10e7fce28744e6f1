import { type Token, parse, tokTypes } from 'acorn';

import { type Position, offsetAt, positionAt, scriptOffsetAt } from '../../core/position.ts';
import type { SourceFault } from '../../core/sourceFault.ts';
import { toolFault } from './toolFault.ts';
import { type TransformedCode, transformCode } from './transformCode.ts';

/** The module that compiled JSX calls. */
export const JSX_RUNTIME = 'react/jsx-runtime';

/** An opening brace and what may stand behind it on its line before an expression. */
const BRACE = /\{(?:[ \t]|\/\*.*?\*\/)*(?!$)/my;

/** A module as CommonJS; its lines have the numbers of the text that it was made from. */
export interface CommonJsModule {
  code: string;
  /** Place in that text of a place in the code, as a stack trace names it. */
  before(position: Position): Position;
}

/**
 * Compiles JavaScript with JSX and imports.
 * @returns a module that browsers can run as the body of a function, or the first fault with its place in `text`
 */
export function toCommonJs(
  text: string,
  name: string
): ({ ok: true } & CommonJsModule) | ({ ok: false } & SourceFault) {
  let compiled: TransformedCode;
  try {
    compiled = transformCode(text, name, {
      transforms: ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true
    });
  } catch (error) {
    return { ok: false, ...toolFault(error, text) };
  }
  const { code, before } = compiled;
  try {
    // What only a module may have, such as `import.meta` and `await` outside of functions, is left.
    parse(code, { ecmaVersion: 'latest', sourceType: 'script', onToken: refuseUnknownLetters });
  } catch (error) {
    const fault = toolFault(error, code);
    return { ok: false, ...fault, ...before(fault) };
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
