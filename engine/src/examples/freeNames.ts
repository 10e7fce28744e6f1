import { moduleNames } from './moduleNames.ts';
import type { ParsedModule } from './parseModule.ts';

/** Returns the names that a module uses as values without declaring or importing them, browser globals among them. */
export function freeNames({ program, module }: Extract<ParsedModule, { ok: true }>): Set<string> {
  const { declared, referenced } = moduleNames(program);
  const imported = module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
  const own = new Set([...declared, ...imported]);
  return new Set([...referenced].filter((name) => !own.has(name)));
}
