import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { positionAt } from '../../core/position.ts';
import type { SourceError } from '../../core/sourceError.ts';

/** Maximum length of a program in characters. Twice as many take about as long as the compiler may take. */
export const MAX_CODE_LENGTH = 250_000;
/**
 * Maximum nesting of functions in the default values of parameters, of classes, and of calls with type arguments: with
 * each level, the compiler takes two or three times as long.
 */
export const MAX_REPEATED_NESTING = 8;

const typescript = parser.configure({ dialect: 'ts jsx' });

/** Returns an error that names the limit which a program exceeds, or null. */
export function limitError(text: string): SourceError | null {
  if (text.length > MAX_CODE_LENGTH) {
    const message = fillText(texts.run.tooLong, { length: text.length, limit: MAX_CODE_LENGTH });
    return { message, ...positionAt(text, MAX_CODE_LENGTH) };
  }
  const offset = deepNesting(text);
  return offset === null
    ? null
    : { message: fillText(texts.run.repeatedNesting, { limit: MAX_REPEATED_NESTING }), ...positionAt(text, offset) };
}

/** Returns the offset of the first node that is nested too deeply, or null. */
function deepNesting(text: string): number | null {
  let depth = 0;
  let found: number | null = null;
  typescript.parse(text).iterate({
    enter({ from, node }) {
      if (isRepeated(node)) {
        depth += 1;
        if (depth > MAX_REPEATED_NESTING) {
          found ??= from;
        }
      }
      return found === null;
    },
    leave({ node }) {
      depth -= isRepeated(node) ? 1 : 0;
    }
  });
  return found;
}

/**
 * True for parts that the compiler reads several times: what looks like parameters or type arguments may be something
 * else, and members of classes are listed before they are compiled.
 */
function isRepeated({ name, prevSibling }: SyntaxNode): boolean {
  return name === 'ParamList' || name === 'ClassBody' || prevSibling?.name === 'InstantiationExpression';
}
