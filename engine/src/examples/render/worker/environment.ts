import type { createPortal as CreatePortal } from 'react-dom';

import { hashText } from '../../../core/hashText.ts';
import { windowGlobals } from './windowStub.ts';

const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/** Functions and classes with a locale as their first parameter, which defaults to the machine's locale. */
const LOCALIZED: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Intl, ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules', 'ListFormat']],
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [Number.prototype, ['toLocaleString']]
];

const MAX_CONSOLE_LINES = 10;
const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const;

let consoleLines: string[] = [];
let skippedPortals = 0;

/** Everything an example can read from its environment, fixed so that renders are deterministic. */
export interface RenderEnvironment {
  /** Milliseconds since 1970; the clock does not advance. */
  readonly now: number;
  readonly timeZone: string;
  /** Default locale. */
  readonly locale: string;
  /** Viewport size, if a DOM is emulated. */
  readonly width: number;
  readonly height: number;
  /** Whether code can tell that it runs in a browser, in a process without an emulated DOM. */
  readonly hasWindow: boolean;
  /** Address of the example's module. */
  readonly moduleUrl: string;
  /** Returns the next random number in [0, 1). */
  readonly random: () => number;
}

/** Creates a seeded pseudorandom number generator (mulberry32) for numbers in [0, 1). */
export function seededRandom(seed: string): () => number {
  let state = hashText(seed);
  return () => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/** Stands for the site's own, which isn't known before it is published. */
export const ORIGIN = 'http://localhost';

/** Environment of the render whose HTML is kept. */
export function primaryEnvironment(seed: string): RenderEnvironment {
  return {
    now: Date.UTC(2026, 0, 15, 10, 30),
    timeZone: 'UTC',
    locale: 'en-US',
    width: 1280,
    height: 800,
    hasWindow: false,
    moduleUrl: `${ORIGIN}/assets/example.js`,
    random: seededRandom(seed)
  };
}

/** Differs from the primary environment in every part of the date, the time zone, locale, viewport, window and random seed. */
export function alternateEnvironment(seed: string): RenderEnvironment {
  return {
    now: Date.UTC(2019, 6, 23, 21, 47, 58),
    timeZone: 'Asia/Kathmandu',
    locale: 'ar-EG',
    width: 390,
    height: 844,
    hasWindow: true,
    moduleUrl: 'http://127.0.0.1/assets/example.js',
    random: seededRandom(`${seed} again`)
  };
}

/** Environment for loading packages, so that the result does not depend on the example that imports them first. */
const LOAD_ENVIRONMENT: RenderEnvironment = primaryEnvironment('loading');

let current = LOAD_ENVIRONMENT;

export function currentEnvironment(): RenderEnvironment {
  return current;
}

/** Runs a function in an environment, until what it returns has settled, and restores the previous one. */
export async function withEnvironment<Result>(
  environment: RenderEnvironment,
  run: () => Promise<Result>
): Promise<Result> {
  const previous = current;
  enter(environment);
  try {
    return await run();
  } finally {
    enter(previous);
  }
}

/** Loads packages in an environment of their own. */
export function withLoadEnvironment<Result>(load: () => Result): Result {
  const previous = current;
  enter(LOAD_ENVIRONMENT);
  try {
    return load();
  } finally {
    enter(previous);
  }
}

/** Globals of the current window: none where the process emulates one. */
let ownGlobals: string[] = [];

function showWindow(environment: RenderEnvironment): void {
  ownGlobals.forEach((name) => Reflect.deleteProperty(globalThis, name));
  const globals = environment.hasWindow ? windowGlobals(environment) : {};
  ownGlobals = Object.keys(globals).filter((name) => !Reflect.has(globalThis, name));
  for (const name of ownGlobals) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globals[name] });
  }
}

function enter(environment: RenderEnvironment): void {
  current = environment;
  showWindow(environment);
  // Node applies changes of `TZ` immediately, but only in the main thread of a process.
  if (process.env['TZ'] !== environment.timeZone) {
    process.env['TZ'] = environment.timeZone;
  }
}

/** Makes dates and `performance.now()` use the clock of the current environment. */
export function mockClock(): void {
  const RealDate = Date;
  const start = currentEnvironment().now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters: unknown[], newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [currentEnvironment().now] : parameters, newTarget) as Date,
    apply: () => new RealDate(currentEnvironment().now).toString()
  });
  RealDate.now = () => currentEnvironment().now;
  performance.now = () => currentEnvironment().now - start;
}

/** Makes all random number sources use the current environment. */
export function mockRandom(): void {
  Math.random = () => currentEnvironment().random();
  crypto.getRandomValues = fillWithRandomBytes;
  crypto.randomUUID = randomUuid;
}

function fillWithRandomBytes<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (const index of bytes.keys()) {
    bytes[index] = Math.floor(currentEnvironment().random() * 256);
  }
  return view;
}

function randomUuid(): `${string}-${string}-${string}-${string}-${string}` {
  const hex = Buffer.from(fillWithRandomBytes(new Uint8Array(16))).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Makes the locale of the current environment the default of `Intl` and `toLocale…String`. */
export function mockLocale(): void {
  for (const [owner, names] of LOCALIZED) {
    for (const name of names) {
      Reflect.set(owner, name, withLocale(Reflect.get(owner, name) as object));
    }
  }
  Object.defineProperties(navigator, {
    language: { get: () => currentEnvironment().locale },
    languages: { get: () => [currentEnvironment().locale] }
  });
}

/** Wraps a function or class so that its locale defaults to that of the current environment. */
function withLocale<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    apply: (callee, receiver: unknown, parameters: unknown[]) =>
      Reflect.apply(callee as CallableFunction, receiver, localized(parameters)) as unknown,
    construct: (callee, parameters: unknown[], newTarget) =>
      Reflect.construct(callee as NewableFunction, localized(parameters), newTarget) as object
  });
}

function localized([locale = currentEnvironment().locale, ...options]: unknown[]): unknown[] {
  return [locale, ...options];
}

/**
 * Isolates examples from the process: the console is captured, timers never fire, fetches never settle,
 * `process.exit()` throws, late rejections and errors are ignored.
 */
export function sandboxGlobals(): void {
  Object.assign(globalThis.console, Object.fromEntries(METHODS.map((method) => [method, captureLine])));
  let timers = 0;
  const inert = () => ++timers;
  Object.assign(globalThis, {
    setTimeout: inert,
    setInterval: inert,
    setImmediate: inert,
    fetch: () => new Promise(() => undefined)
  });
  process.exit = () => {
    throw new Error('process.exit() was called.');
  };
  process.on('unhandledRejection', () => undefined);
  process.on('uncaughtException', () => undefined);
}

const SETTLE_MS = 1000;
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/** Waits for a value. Since timers and fetches are inert, it may never settle. @throws Error if it doesn't */
export async function settled<Value>(value: Promise<Value> | Value): Promise<Value> {
  let timer: ReturnType<typeof startTimer> | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = 'It awaits something that only settles in a browser.';
    timer = startTimer(() => reject(new Error(message)), SETTLE_MS);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    stopTimer(timer);
  }
}

/** Returns the first console lines since the last call, and clears them. */
export function takeConsoleOutput(): string[] {
  const output = consoleLines;
  consoleLines = [];
  return output;
}

function captureLine(...values: unknown[]): void {
  if (consoleLines.length < MAX_CONSOLE_LINES) {
    consoleLines.push(values.map((value) => (value instanceof Error ? value.message : String(value))).join(' '));
  }
}

/** Server rendering does not support portals: they render nothing and are counted. */
export function skipPortals(reactDom: { createPortal: typeof CreatePortal }): void {
  reactDom.createPortal = () => {
    skippedPortals++;
    return null as unknown as ReturnType<typeof CreatePortal>;
  };
}

/** Number of portals skipped so far in this process. */
export function portalCount(): number {
  return skippedPortals;
}
