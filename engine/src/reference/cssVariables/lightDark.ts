import { closingBracket, splitOutside } from './splitOutside.ts';

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
