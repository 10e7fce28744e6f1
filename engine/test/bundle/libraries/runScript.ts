import type { ModuleRegistry } from '../../../src/live/frame/runProgram.ts';

/** Runs a classic script, as the isolated frame does. */
export function runScript(registry: ModuleRegistry, text: string): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- Equivalent of a script element in the frame.
  const run = new Function('patternbook', text) as (frame: Pick<ModuleRegistry, 'define'>) => void;
  run({ define: (modules) => registry.define(modules) });
}
