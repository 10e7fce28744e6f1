import { transform } from 'lightningcss';

import type { Theme } from '../../core/themes.ts';
import type { Definition } from '../cssVariables/definitions.ts';
import type { Resolver } from '../cssVariables/resolver.ts';
import type { ThemedValue, Value } from './valueSchema.ts';
import { closingBracket, splitTopLevel } from '../cssVariables/references.ts';

/** A theme with what resolves values in it. The first theme of a site comes first. */
export interface ResolvedTheme {
  theme: Theme;
  resolver: Resolver;
}

/**
 * Resolves a definition in each theme. Only themes that differ from the first one are listed, by their value.
 * @param definitionIn returns the definition that applies in a theme
 */
export function themedValue(
  definitionIn: (resolver: Resolver) => Definition,
  themes: readonly ResolvedTheme[]
): ThemedValue {
  const [first, ...others] = themes.map(({ theme: { name, colorScheme }, resolver }) => {
    const { steps } = resolver.resolve(definitionIn(resolver));
    return [name, toValue(steps, colorScheme)] as const;
  });
  if (!first) {
    throw new Error('A site has at least one theme.');
  }
  const [, own] = first;
  const byValue = Map.groupBy(others, ([, value]) => keyOf(value));
  byValue.delete(keyOf(own));
  return {
    ...own,
    themes: [...byValue.values()].flatMap((same) =>
      same.slice(0, 1).map(([, value]) => ({ names: same.map(([name]) => name), ...value }))
    )
  };
}

function toValue(steps: readonly string[], colorScheme: 'light' | 'dark'): Value {
  const last = steps.at(-1) ?? '';
  const value = chooseLightDark(last, colorScheme);
  const values = value === last ? steps : [...steps, value];
  return { value, values: values.length > 1 ? [...values] : [], isColor: isColor(value) };
}

function keyOf({ value, values }: Value): string {
  return JSON.stringify([value, values]);
}

const LIGHT_DARK = /(?<![\w-])light-dark\(/i;

/** Replaces each `light-dark()` in a value with the variant for a color scheme. */
export function chooseLightDark(value: string, colorScheme: 'light' | 'dark'): string {
  const found = LIGHT_DARK.exec(value);
  if (!found) {
    return value;
  }
  const open = found.index + found[0].length - 1;
  const close = closingBracket(value, open);
  const [light = '', dark = light] = splitTopLevel(value.slice(open + 1, close), ',');
  const chosen = colorScheme === 'light' ? light : dark;
  return chooseLightDark(value.slice(0, found.index) + chosen + value.slice(close + 1), colorScheme);
}

/** CSS-wide keywords are valid for every property, so they don't identify colors. */
const CSS_WIDE = /^(initial|inherit|unset|revert|revert-layer)$/i;
/** Fast path: numbers, lengths and lists of declarations are never colors and need no parser. */
const NEVER_COLOR = /^[^#a-z]|[;{}]|var\(|--/i;
/** Color functions that depend on context; the parser leaves them unparsed. */
const CONTEXT_DEPENDENT = /^(color-mix|contrast-color)\([^()]*(\([^()]*\)[^()]*)*\)$/i;

const cache = new Map<string, boolean>();

/** Returns true if a value is a color that a swatch can show. */
export function isColor(value: string): boolean {
  const answer = cache.get(value) ?? detectColor(value);
  cache.set(value, answer);
  return answer;
}

function detectColor(value: string): boolean {
  if (value === '' || CSS_WIDE.test(value) || NEVER_COLOR.test(value)) {
    return false;
  }
  return CONTEXT_DEPENDENT.test(value) || parsesAsColor(value);
}

function parsesAsColor(value: string): boolean {
  let isParsed = false;
  try {
    transform({
      filename: 'value.css',
      code: Buffer.from(`a{color:${value}}`),
      visitor: {
        Declaration: {
          color(declaration) {
            // Values that are not colors have the property "unparsed".
            isParsed = declaration.property === 'color';
          }
        }
      }
    });
  } catch {
    return false;
  }
  return isParsed;
}
