import { type Color, differenceEuclidean, parse } from 'culori';

import { contrastOf } from '../../core/contrast.ts';
import type { LintData, LintToken } from '../data.ts';
import type { DeclarationFact } from '../facts/facts.ts';
import type { Fault } from '../finding.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Rule } from './rule.ts';
import { withoutFunctions } from './withoutFunctions.ts';

/** Properties of colors, with the words in the names of tokens that are made for them. */
const PROPERTIES: readonly { properties: RegExp; tokens: RegExp }[] = [
  {
    properties: /^(?:-webkit-text-fill-)?color$|^caret-color$|^text-decoration(?:-color)?$/,
    tokens: /text|font|ink|\bon-/
  },
  { properties: /^background(?:-color)?$/, tokens: /background|surface|\bbg\b|fill/ },
  {
    properties:
      /^(?:border|outline|column-rule)(?:-(?:block|inline|top|right|bottom|left))?(?:-(?:start|end))?(?:-color)?$/,
    tokens: /border|outline|divider/
  },
  { properties: /^(?:fill|stroke)$/, tokens: /icon|fill|stroke/ }
];

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^()]*\)|(?<![\w.$-])[a-z]+(?![\w(-])/gi;
const TRANSPARENT = 'transparent';
const MAX_CONTRAST_DECIMALS = 1;

/** Reports colors of texts, backgrounds, borders and pictures that are not tokens, with the nearest token. */
export const rawColor: Rule = ({ declarations }, known) => {
  if (!known.data.tokens.some(({ isColor }) => isColor)) {
    return [];
  }
  return declarations.flatMap((declaration) => {
    if (declaration.isUnthemed) {
      return [];
    }
    const kind = PROPERTIES.find(({ properties }) => properties.test(declaration.property));
    const found = kind && firstColor(declaration);
    return found ? [faultOf(declaration, found, nearestToken(found.color, kind.tokens, known), known)] : [];
  });
};

/** Files repeat colors, and systems have hundreds of tokens: what is nearest, by the kind of property and the color. */
const remembered = new WeakMap<LintData, Map<string, LintToken | null>>();

function nearestToken(color: Color, words: RegExp, { data }: Knowledge): LintToken | null {
  const known = remembered.get(data) ?? new Map<string, LintToken | null>();
  remembered.set(data, known);
  const key = `${words.source} ${JSON.stringify(color)}`;
  const last = known.get(key);
  if (last !== undefined) {
    return last;
  }
  const tokens = candidates(
    data.tokens.filter(({ isColor }) => isColor),
    words
  );
  const ranked = tokens
    .flatMap((token) => {
      const value = parse(token.value);
      return value
        ? [{ token, distance: distance(color, value) + Math.abs((color.alpha ?? 1) - (value.alpha ?? 1)) }]
        : [];
    })
    .toSorted((a, b) => a.distance - b.distance || a.token.name.length - b.token.name.length);
  const nearest = ranked.find((each) => each.distance <= NEAR)?.token ?? null;
  known.set(key, nearest);
  return nearest;
}

interface FoundColor {
  text: string;
  color: Color;
  /** Offset in the value. */
  index: number;
}

function firstColor({ value }: DeclarationFact): FoundColor | null {
  for (const { 0: text, index } of withoutOthers(value).matchAll(COLOR)) {
    const color = text.toLowerCase() === TRANSPARENT ? undefined : parse(text);
    if (color && color.alpha !== 0) {
      return { text, color, index };
    }
  }
  return null;
}

const COLOR_FUNCTION = /^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\(/i;

/** Blanks functions besides those of colors that are not made of others. */
function withoutOthers(value: string): string {
  return withoutFunctions(value, (call) => COLOR_FUNCTION.test(call) && call.indexOf('(', call.indexOf('(') + 1) < 0);
}

/** Tokens that are named for the property, if there are any; by purpose rather than by value. */
function candidates(colors: readonly LintToken[], words: RegExp): readonly LintToken[] {
  const semantic = colors.filter(({ isSemantic }) => isSemantic);
  const wanted = semantic.filter(({ name }) => words.test(name));
  return [wanted, semantic, colors].find((each) => each.length > 0) ?? colors;
}

const distance = differenceEuclidean('oklab');
/** A token that is farther away is another color: no one would take it instead. Black and white are 1 apart. */
const NEAR = 0.2;

function faultOf(
  declaration: DeclarationFact,
  { text, index }: FoundColor,
  nearest: LintToken | null,
  known: Knowledge
): Fault {
  return {
    rule: 'raw-color',
    at: declaration.isExact ? declaration.at + index : declaration.at,
    message: `"${declaration.property}: ${text}" is not a token, so it stays the same in every theme.${nearest ? about(nearest, known) : ''}`,
    suggestion: nearest ? `var(${nearest.name})` : null,
    page: known.data.tokensPage,
    ...(nearest ? { change: { kind: 'style', from: text, to: `var(${nearest.name})` } } : {})
  };
}

/** Says what the token is, and what its contrast is with the color that it is meant for. */
function about({ name, value }: LintToken, { data }: Knowledge): string {
  const pair = data.contrasts.find(({ foreground, background }) => foreground === name || background === name);
  const other = pair && (pair.foreground === name ? pair.background : pair.foreground);
  const ratio = contrastOf(value, data.tokens.find((each) => each.name === other)?.value ?? null);
  const contrast = ratio === null ? '' : `, with a contrast of ${ratio.toFixed(MAX_CONTRAST_DECIMALS)} to ${other}`;
  return ` The nearest is ${value}${contrast}.`;
}
