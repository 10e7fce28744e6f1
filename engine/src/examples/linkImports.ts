import type { Program } from 'oxc-parser';

import { type ImportBinding, moduleImports } from './importBindings.ts';
import type { ImportTarget, ImportTargets } from './importLocator.ts';
import type { HeaderBinding } from './moduleHeader.ts';
import type { ModuleNames } from './moduleNames.ts';
import type { ScopeOwners } from './scopeExports.ts';

/** An import whose module or image exists nowhere. */
export interface UnresolvedImport {
  specifier: string;
  /** Line in the example's code, from 1. */
  line: number;
}

export interface LinkedImports {
  bindings: HeaderBinding[];
  /** Specifiers of imports for their effect alone. */
  effects: string[];
  /** Imports of names, without which the code can't run. */
  missing: UnresolvedImport[];
  /** Imports for their effect, without which it can. */
  missingEffects: UnresolvedImport[];
}

/**
 * Finds what every name stands for that an example uses and does not declare. Imported names that it
 * does not use are left out, as are names that nothing provides: those may be the browser's.
 */
export function linkImports(
  program: Program,
  code: string,
  { declared, referenced }: ModuleNames,
  locator: ImportTargets,
  scope: ScopeOwners
): LinkedImports {
  const imports = moduleImports(program, code);
  const linked: LinkedImports = { bindings: [], effects: [], missing: [], missingEffects: [] };
  for (const binding of imports.bindings.filter(({ local }) => referenced.has(local))) {
    linkBinding(binding, locator, scope, linked);
  }
  const bound = new Set([...declared, ...imports.bindings.map(({ local }) => local)]);
  for (const name of [...referenced].filter((candidate) => !bound.has(candidate))) {
    linkFreeName(name, locator, scope, linked);
  }
  for (const effect of imports.effects) {
    const specifier = locator.effect(effect.specifier);
    if (specifier === null) {
      linked.missingEffects.push(effect);
    } else {
      linked.effects.push(specifier);
    }
  }
  return linked;
}

function linkBinding(binding: ImportBinding, locator: ImportTargets, scope: ScopeOwners, linked: LinkedImports): void {
  const { local, imported, specifier, line } = binding;
  const target = locator.target(local, { specifier, imported }) ?? scopeTarget(local, scope);
  if (target === null) {
    linked.missing.push({ specifier, line });
  } else {
    linked.bindings.push({ local, target });
  }
}

function linkFreeName(local: string, locator: ImportTargets, scope: ScopeOwners, linked: LinkedImports): void {
  const target = locator.target(local, null) ?? scopeTarget(local, scope);
  if (target !== null) {
    linked.bindings.push({ local, target });
  }
}

function scopeTarget(name: string, scope: ScopeOwners): ImportTarget | null {
  if (name === 'React') {
    return { kind: 'module', specifier: 'react', imported: '*' };
  }
  const owner = scope.owner(name);
  return owner === null ? null : { kind: 'module', specifier: owner, imported: name };
}
