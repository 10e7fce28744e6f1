import type { Program } from 'oxc-parser';

import { readScopes, scopeOf } from './scopes.ts';

/** Names in the top-level scope of a module. */
export interface ModuleNames {
  /** Top-level declarations, without imports. */
  declared: ReadonlySet<string>;
  /** Names used as values (including JSX) that no inner scope declares. */
  referenced: ReadonlySet<string>;
}

/**
 * Collects the names that a module declares and references. Type references don't count, so an import that is not
 * `referenced` is one that the TypeScript compiler would elide.
 * @param implied names that the code uses without writing them (`pragmaNames`)
 */
export function moduleNames(program: Program, implied: readonly string[] = []): ModuleNames {
  const { top, references } = readScopes(program);
  const free = references.filter(({ name, scope }) => [top, null].includes(scopeOf(name, scope)));
  return { declared: new Set(top.names.keys()), referenced: new Set([...implied, ...free.map(({ name }) => name)]) };
}
