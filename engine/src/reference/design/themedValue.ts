import { transform } from 'lightningcss';

import type { Definition } from '../cssVariables/definitions.ts';
import type { Resolver } from '../cssVariables/resolver.ts';
import type { ThemedValue, Value } from './valueSchema.ts';
import { THEME_NAMES, type ThemeName, type Themes } from './theme.ts';
import { closingBracket, splitOutside } from '../cssVariables/references.ts';

export type Resolvers = Readonly<Record<ThemeName, Resolver>>;

/**
 * What a definition comes to in each theme; only themes that differ from the light one are listed.
 * @param definitionIn the definition that holds in a theme
 */
export function themedValue(
  definitionIn: (resolver: Resolver) => Definition,
  resolvers: Resolvers,
  themes: Themes
): ThemedValue {
  const values = THEME_NAMES.map((name) => {
    const resolver = resolvers[name];
    const { steps } = resolver.resolve(definitionIn(resolver));
    return [name, toValue(steps, themes[name].colorScheme)] as const;
  });
  const [[, light]] = values as [(typeof values)[number]];
  const differing = values.filter(([, value]) => !isSame(value, light));
  return { ...light, themes: Object.fromEntries(differing) };
}

function toValue(steps: readonly string[], colorScheme: 'light' | 'dark'): Value {
  const last = steps.at(-1) ?? '';
  const value = chooseLightDark(last, colorScheme);
  const values = value === last ? steps : [...steps, value];
  return { value, values: values.length > 1 ? [...values] : [], isColor: isColour(value) };
}

function isSame(a: Value, b: Value): boolean {
  return a.value === b.value && a.values.join('\n') === b.values.join('\n');
}

const LIGHT_DARK = /(?<![\w-])light-dark\(/i;

/** Replaces each `light-dark()` of a value by the side of one colour scheme. */
export function chooseLightDark(value: string, colorScheme: 'light' | 'dark'): string {
  const found = LIGHT_DARK.exec(value);
  if (!found) {
    return value;
  }
  const open = found.index + found[0].length - 1;
  const close = closingBracket(value, open);
  const [light = '', dark = light] = splitOutside(value.slice(open + 1, close), ',');
  const chosen = colorScheme === 'light' ? light : dark;
  return chooseLightDark(value.slice(0, found.index) + chosen + value.slice(close + 1), colorScheme);
}

/** Keywords that every property takes, so they say nothing about colours. */
const CSS_WIDE = /^(initial|inherit|unset|revert|revert-layer)$/i;
/** Numbers, lengths and lists of declarations: most of what is no colour, found out without the parser. */
const HOPELESS = /^[^#a-z]|[;{}]|var\(|--/i;
/** Colours that depend on where they are used; the parser leaves them as they are. */
const DEPENDENT = /^(color-mix|contrast-color)\([^()]*(\([^()]*\)[^()]*)*\)$/i;

const known = new Map<string, boolean>();

/** Whether a value is a colour that a swatch can show. */
export function isColour(value: string): boolean {
  const answer = known.get(value) ?? readAsColour(value);
  known.set(value, answer);
  return answer;
}

function readAsColour(value: string): boolean {
  if (value === '' || CSS_WIDE.test(value) || HOPELESS.test(value)) {
    return false;
  }
  return DEPENDENT.test(value) || parsesAsColour(value);
}

function parsesAsColour(value: string): boolean {
  let isColour = false;
  try {
    transform({
      filename: 'value.css',
      code: Buffer.from(`a{color:${value}}`),
      visitor: {
        Declaration: {
          color(declaration) {
            // What is no colour comes as "unparsed".
            isColour = declaration.property === 'color';
          }
        }
      }
    });
  } catch {
    return false;
  }
  return isColour;
}
