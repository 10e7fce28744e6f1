import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { ModuleResolver } from './moduleResolver.ts';
import { parseModule } from './parseModule.ts';

/** Looks up the package that exports a name which an example uses without importing it. */
export interface ScopeOwners {
  owner(name: string): string | null;
}

/** Names that are in scope of examples without an import: the exports of the configured packages. */
export class ScopeExports implements ScopeOwners {
  readonly #packages: readonly string[];
  readonly #siteFolder: string;
  readonly #resolver: ModuleResolver;
  #owners: Map<string, string> | null = null;

  /** @param packages names of installed packages; if several export a name, the first one wins */
  constructor(packages: readonly string[], siteFolder: string, resolver: ModuleResolver) {
    this.#packages = packages;
    this.#siteFolder = siteFolder;
    this.#resolver = resolver;
  }

  /** Returns the package that exports a name, or null. Packages are read on the first call. */
  owner(name: string): string | null {
    this.#owners ??= this.#read();
    return this.#owners.get(name) ?? null;
  }

  #read(): Map<string, string> {
    const owners = new Map<string, string>();
    for (const owner of this.#packages.toReversed()) {
      for (const name of packageExports(owner, this.#siteFolder, this.#resolver)) {
        owners.set(name, owner);
      }
    }
    return owners;
  }
}

type StaticExport = NonNullable<ReturnType<typeof staticExports>>[number];

/**
 * Returns the named exports of a package's main entry. ES modules are parsed; CommonJS entries are loaded, because
 * their exports can't be determined statically.
 * @param folder to resolve the package from
 * @throws Error if the package is not installed
 */
export function packageExports(name: string, folder: string, resolver: ModuleResolver): ReadonlySet<string> {
  const entry = resolver.resolve(folder, name);
  if (entry === null) {
    throw new Error(`Cannot find the package "${name}" of examples.scope: install it, or take it off the list.`);
  }
  const names = new Set<string>();
  collectExports(entry, resolver, names, new Set());
  return names.size > 0 ? names : new Set(Object.keys(createRequire(join(folder, 'index.js'))(name) as object));
}

function collectExports(file: string, resolver: ModuleResolver, names: Set<string>, visited: Set<string>): void {
  if (visited.has(file)) {
    return;
  }
  visited.add(file);
  for (const entry of staticExports(file) ?? []) {
    const target = reexportedModule(entry);
    const targetFile = target === null ? null : resolver.resolve(dirname(file), target);
    if (targetFile !== null) {
      collectExports(targetFile, resolver, names, visited);
    } else if (entry.exportName.name !== null && entry.exportName.name !== 'default') {
      names.add(entry.exportName.name);
    }
  }
}

function staticExports(file: string) {
  const parsed = parseModule(readFileSync(file, 'utf8'));
  return parsed.ok
    ? parsed.module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType)
    : null;
}

/** Returns the specifier of `export * from 'x'`; null for other exports. */
function reexportedModule({ moduleRequest, importName, exportName }: StaticExport): string | null {
  const isWhole = exportName.name === null && importName.name === null;
  return isWhole ? (moduleRequest?.value ?? null) : null;
}
