import * as texts from '../../core/texts.ts';

/** Labels of keys whose names in code differ from their labels on keyboards. */
const KEY_LABELS = new Map([
  [' ', texts.claims.space],
  ['ArrowDown', texts.claims.arrowDown],
  ['ArrowUp', texts.claims.arrowUp],
  ['ArrowLeft', texts.claims.arrowLeft],
  ['ArrowRight', texts.claims.arrowRight]
]);

/** Returns the labels of keys that are pressed together, such as `Shift+ArrowUp`. */
export function keyLabels(combination: string): string[] {
  return combination.split('+').map((key) => KEY_LABELS.get(key) ?? key);
}
