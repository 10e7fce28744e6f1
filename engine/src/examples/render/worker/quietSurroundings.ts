const KEPT_LINES = 10;
const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const;

let lines: string[] = [];

/**
 * Takes from examples what would let them reach beyond their own run: the console is noted, timers
 * never fire, nothing is fetched, an exit is an error, a late rejection is nobody's.
 */
export function quietSurroundings(): void {
  Object.assign(globalThis.console, Object.fromEntries(METHODS.map((method) => [method, note])));
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

/** What was written to the console since the last call; its first lines. */
export function takeConsoleOutput(): string[] {
  const output = lines;
  lines = [];
  return output;
}

function note(...values: unknown[]): void {
  if (lines.length < KEPT_LINES) {
    lines.push(values.map((value) => (value instanceof Error ? value.message : String(value))).join(' '));
  }
}
