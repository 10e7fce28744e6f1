import * as texts from './texts.ts';
import { COLOR_SCHEME, type Theme, type ThemeAxis, type ThemeValue } from './themes.ts';

/** Returns the label of an axis in settings. */
export function axisLabel({ name, label }: ThemeAxis): string {
  return label ?? (name === COLOR_SCHEME ? texts.themes.colorScheme : texts.themes.contrast);
}

/** Names a value within a list, e.g. `dark`. */
export function valueName({ name, label }: ThemeValue): string {
  return label ?? BUILT_IN[name as keyof typeof BUILT_IN];
}

const BUILT_IN = {
  light: texts.themes.light,
  dark: texts.themes.dark,
  standard: texts.themes.standard,
  'high-contrast': texts.themes.highContrast
} as const;

/** Names a theme by its values other than first ones, e.g. `dark, high contrast`. */
export function themeLabel(axes: readonly ThemeAxis[], { values }: Theme): string {
  const others = axes.flatMap(({ name, values: [, ...rest] }) => rest.filter((value) => value.name === values[name]));
  return others.map(valueName).join(', ') || texts.themes.light;
}
