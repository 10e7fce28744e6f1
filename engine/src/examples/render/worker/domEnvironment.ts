import { Window } from 'happy-dom';

import { currentEnvironment } from './environment.ts';

/** Globals of Node that must be replaced, because they don't work with the documents of the emulated window. */
const REPLACED = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'navigator',
  'AbortController',
  'AbortSignal'
]);

/**
 * Installs the globals of a browser window in this process, for code that needs a DOM to render.
 * @returns a function that resets document and storage
 */
export function installDomEnvironment(): () => void {
  const window = new Window({ url: 'http://localhost/' });
  Object.defineProperties(window, {
    innerWidth: { get: () => currentEnvironment().width },
    innerHeight: { get: () => currentEnvironment().height }
  });
  for (const key of windowNames(window)) {
    if (!(key in globalThis) || REPLACED.has(key)) {
      Object.defineProperty(globalThis, key, { configurable: true, get: () => windowValue(window, key) });
    }
  }
  return () => {
    window.document.body.replaceChildren();
    window.localStorage.clear();
    window.sessionStorage.clear();
  };
}

function windowNames(window: object): string[] {
  const names = new Set<string>();
  for (let owner: object | null = window; owner !== null && owner !== Object.prototype;) {
    Object.getOwnPropertyNames(owner).forEach((name) => names.add(name));
    owner = Object.getPrototypeOf(owner) as object | null;
  }
  names.delete('constructor');
  return [...names];
}

/** Binds functions to the window, without which they throw. Classes are returned unchanged. */
function windowValue(window: Window, key: string): unknown {
  const value: unknown = Reflect.get(window, key);
  return typeof value === 'function' && /^[a-z]/.test(key) ? value.bind(window) : value;
}
