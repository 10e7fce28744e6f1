import { isColour } from './colour.ts';
import type { Definition } from '../cssVariables/definitions.ts';
import { chooseLightDark } from '../cssVariables/lightDark.ts';
import type { Resolver } from '../cssVariables/resolver.ts';
import { THEME_NAMES, type ThemeName, type Themes } from './theme.ts';
import type { ThemedValue, Value } from './valueSchema.ts';

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
