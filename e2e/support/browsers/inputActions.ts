import type { DrivenPage } from './bareBrowser.ts';

/** An input source and what it does in turn, as in https://w3c.github.io/webdriver/#actions. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly object[];
}

/** A page whose browser is controlled by WebDriver, with real input. */
export interface WebDriverPage extends DrivenPage {
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Runs a classic script, whatever the page's policy allows. */
  run(script: string): Promise<void>;
}

/** Keys without a letter of their own: https://w3c.github.io/webdriver/#keyboard-actions. */
const CODES: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004'
};

/** Time in milliseconds for what an element does when the pointer reaches it. */
const HOVER_MS = 100;

/**
 * Presses a key, with the modifiers before it held down.
 * @param key `KeyboardEvent.key` with modifier prefixes: `Shift+Tab`
 * @throws Error for a key that is neither a character nor in the list above
 */
export function pressKey(key: string): InputSource {
  const codes = key.split(/(?<=.)\+/).map(codeOf);
  const down = codes.map((value) => ({ type: 'keyDown', value }));
  const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] };
}

/** Clicks a point of the viewport, in CSS pixels. */
export function clickAt({ x, y }: { x: number; y: number }): InputSource {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pause', duration: HOVER_MS },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 }
  ];
  return { type: 'pointer', id: 'mouse', actions };
}

function codeOf(key: string): string {
  const code = key.length === 1 ? key : CODES[key];
  if (code === undefined) {
    throw new Error(`WebDriver has no code for the key ${key}. Add it to CODES.`);
  }
  return code;
}
