import type { LintToken } from '../data.ts';
import type { Rule } from './rule.ts';
import { withoutFunctions } from './withoutFunctions.ts';

/** Properties of sizes, with the words in the names of tokens that are made for them. */
const PROPERTIES: readonly { properties: RegExp; tokens: RegExp }[] = [
  {
    properties: /^(?:padding|margin)(?:-(?:block|inline|top|right|bottom|left))?(?:-(?:start|end))?$/,
    tokens: /spac(?:e|er|ing)\b/
  },
  { properties: /^(?:row-|column-)?gap$/, tokens: /spac(?:e|er|ing)\b|gap/ },
  { properties: /^font-size$/, tokens: /(?:font|text).*size/ },
  { properties: /^border(?:-(?:start|end|top|bottom)-(?:start|end|left|right))?-radius$/, tokens: /radius/ }
];

const LENGTH = /(?<![\w.(+*/-])(?:\d+\.?\d*|\.\d+)(?:px|rem)(?![\w%])/g;
const ONE_LENGTH = /^(\d+\.?\d*|\.\d+)(px|rem)$/;
const PIXELS_PER_REM = 16;

/** Reports spaces, font sizes and radii that equal a token. Other sizes are no faults: not each has a token. */
export const rawSize: Rule = ({ declarations }, known) => {
  const sizes = known.data.tokens.flatMap((token) => {
    const pixels = pixelsOf(token.value);
    return pixels ? [{ token, pixels }] : [];
  });
  return declarations.flatMap(({ property, value, at, isExact }) => {
    const kind = PROPERTIES.find(({ properties }) => properties.test(property));
    // A calculation has reasons of its own.
    for (const { 0: text, index } of kind ? withoutFunctions(value).matchAll(LENGTH) : []) {
      const equal = sizes.filter(({ token, pixels }) => pixels === pixelsOf(text) && kind?.tokens.test(token.name));
      const best = bestOf(equal.map(({ token }) => token));
      if (best) {
        return [
          {
            rule: 'raw-size' as const,
            at: isExact ? at + index : at,
            message: `"${property}: ${text}" is the size of a token.`,
            suggestion: `var(${best.name})`,
            page: known.data.tokensPage,
            change: { kind: 'style' as const, from: text, to: `var(${best.name})` }
          }
        ];
      }
    }
    return [];
  });
};

/** Returns the length in CSS pixels; null for anything else, and for nothing. */
function pixelsOf(value: string): number | null {
  const [, number = '0', unit] = ONE_LENGTH.exec(value) ?? [];
  const pixels = Number(number) * (unit === 'rem' ? PIXELS_PER_REM : 1);
  return pixels === 0 ? null : pixels;
}

/** The token with the most general name, by purpose rather than by value. */
function bestOf(tokens: readonly LintToken[]): LintToken | undefined {
  return tokens.toSorted((a, b) => Number(b.isSemantic) - Number(a.isSemantic) || a.name.length - b.name.length)[0];
}
