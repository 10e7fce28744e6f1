import { currentWorld } from './worlds.ts';

/** Functions and classes whose first parameter is a locale, and whose default is the machine's. */
const LOCALIZED: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Intl, ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules', 'ListFormat']],
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [Number.prototype, ['toLocaleString']]
];

/** Makes the current world's locale the one that formats use when code names none. */
export function controlLocale(): void {
  for (const [owner, names] of LOCALIZED) {
    for (const name of names) {
      Reflect.set(owner, name, withLocale(Reflect.get(owner, name) as object));
    }
  }
  Object.defineProperties(navigator, {
    language: { get: () => currentWorld().locale },
    languages: { get: () => [currentWorld().locale] }
  });
}

/** The same function or class with the current world's locale as default. */
function withLocale<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    apply: (callee, receiver: unknown, parameters: unknown[]) =>
      Reflect.apply(callee as CallableFunction, receiver, localized(parameters)) as unknown,
    construct: (callee, parameters: unknown[], newTarget) =>
      Reflect.construct(callee as NewableFunction, localized(parameters), newTarget) as object
  });
}

function localized([locale = currentWorld().locale, ...options]: unknown[]): unknown[] {
  return [locale, ...options];
}
