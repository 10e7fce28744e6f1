import { packageExports } from './exportedNames.ts';
import type { ModuleResolver } from './moduleResolver.ts';

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
