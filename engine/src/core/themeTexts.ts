import * as texts from './texts.ts';
import { COLOR_SCHEME, type Theme, type ThemeAxis, type ThemeValue } from './themes.ts';

/** Returns the label of an axis in settings. */
export function axisLabel({ name, label }: ThemeAxis): string {
  return label ?? (name === COLOR_SCHEME ? texts.themes.colorScheme : texts.themes.contrast);
}

/** Names a value as a choice of the axis in settings, e.g. `Dark`. */
export function choiceLabel({ name, label }: ThemeValue): string {
  return label ?? builtIn(name).choice;
}

/** Names a value within a sentence, e.g. `dark`. */
export function valueName({ name, label }: ThemeValue): string {
  return label ?? builtIn(name).name;
}

function builtIn(name: string) {
  return texts.themes.values[name as keyof typeof texts.themes.values];
}

/** Names a theme by its values other than first ones, e.g. `dark, high contrast`. */
export function themeLabel(axes: readonly ThemeAxis[], { values }: Theme): string {
  const others = axes.flatMap(({ name, values: [, ...rest] }) => rest.filter((value) => value.name === values[name]));
  return others.map(valueName).join(', ') || texts.themes.values.light.name;
}
