import type { Program } from 'oxc-parser';

import { type ImportBinding, moduleImports } from './importBindings.ts';
import type { ImportTarget, ImportTargets } from './importLocator.ts';
import type { HeaderBinding } from './moduleHeader.ts';
import type { ModuleNames } from './moduleNames.ts';
import type { ScopeOwners } from './scopeExports.ts';

/** An import that can't be resolved. */
export interface UnresolvedImport {
  specifier: string;
  /** 1-based line in the example's code. */
  line: number;
}

export interface LinkedImports {
  bindings: HeaderBinding[];
  /** Specifiers of side-effect imports. */
  effects: string[];
  /** Unresolved imports of names; the code can't run without them. */
  missing: UnresolvedImport[];
  /** Unresolved side-effect imports; the code runs without them. */
  missingEffects: UnresolvedImport[];
}

/**
 * Resolves every name that an example uses without declaring it. Unused imports are dropped. Unresolved free names are
 * ignored, since they may be browser globals.
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
