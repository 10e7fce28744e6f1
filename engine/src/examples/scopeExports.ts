import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { ModuleResolver } from './moduleResolver.ts';
import { parseModule } from './parseModule.ts';

/** Knows which package provides a name that an example uses without importing it. */
export interface ScopeOwners {
  owner(name: string): string | null;
}

/** Names that examples may use without importing them: the exports of some packages. */
export class ScopeExports implements ScopeOwners {
  readonly #packages: readonly string[];
  readonly #siteFolder: string;
  readonly #resolver: ModuleResolver;
  #owners: Map<string, string> | null = null;

  /** @param packages names of installed packages; the first that exports a name provides it */
  constructor(packages: readonly string[], siteFolder: string, resolver: ModuleResolver) {
    this.#packages = packages;
    this.#siteFolder = siteFolder;
    this.#resolver = resolver;
  }

  /** The package that provides a name, or null. The packages are read at the first call. */
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
 * Names that a package's main entry exports, `default` left out. ES modules are read, not run;
 * a CommonJS entry is loaded, because its names are known only then.
 * @param folder where the package is looked up from
 * @throws Error when the package is not installed
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

/** The module of `export * from 'x'`. */
function reexportedModule({ moduleRequest, importName, exportName }: StaticExport): string | null {
  const isWhole = exportName.name === null && importName.name === null;
  return isWhole ? (moduleRequest?.value ?? null) : null;
}
