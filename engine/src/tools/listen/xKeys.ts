/** Names of X keys that differ from `KeyboardEvent.key`. */
const NAMES = new Map([
  ['Enter', 'Return'],
  ['Space', 'space'],
  [' ', 'space'],
  ['ArrowDown', 'Down'],
  ['ArrowUp', 'Up'],
  ['ArrowLeft', 'Left'],
  ['ArrowRight', 'Right'],
  ['PageDown', 'Next'],
  ['PageUp', 'Prior'],
  ['Backspace', 'BackSpace'],
  ['Shift', 'shift'],
  ['Control', 'ctrl'],
  ['Alt', 'alt'],
  ['Meta', 'super']
]);

/** Translates a key of a claim with its modifiers, `Shift+ArrowUp`, to the keys of xdotool, `shift+Up`. */
export function toXKeys(key: string): string {
  return key
    .split('+')
    .map((part) => NAMES.get(part) ?? part)
    .join('+');
}
