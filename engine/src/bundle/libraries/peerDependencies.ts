import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { findPackageFolder, packageOfSpecifier } from '../../content/packages.ts';
import { importedNames } from '../../examples/importedNames.ts';
import { ModuleResolver, isFileSpecifier } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';

/** Version ranges by package. */
type Ranges = Record<string, string>;

interface Manifest {
  dependencies?: Ranges;
  peerDependencies?: Ranges;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface InstalledPackage {
  folder: string;
  required: Ranges;
  optional: Ranges;
  dependencies: string[];
}

/** Dependencies that every project has anyway. */
const REACT = new Set(['react', 'react-dom']);

/**
 * Returns the peer dependencies of a package by specifier: required ones under the package's name, optional ones under
 * the entry points (`name/entry`) that import them, directly or through modules of their dependencies. Package managers
 * install required peers of dependencies by themselves, but no optional ones.
 */
export function peerDependencies(name: string, siteFolder: string): Record<string, Ranges> {
  const found = readPackage(name, siteFolder);
  if (found === null) {
    return {};
  }
  const merged: Record<string, Ranges> = {};
  const add = (specifier: string, ranges: Ranges): void => {
    if (Object.keys(ranges).length > 0) {
      merged[specifier] = { ...merged[specifier], ...ranges };
    }
  };
  add(name, found.required);
  const graph = new OptionalPeers(new ModuleResolver());
  if (graph.hasAny(found)) {
    for (const entry of packageEntries(name, found.folder)) {
      add(entry, graph.importedBy(entry, siteFolder, found));
    }
  }
  return merged;
}

/** Finds the optional peer dependencies that modules import. */
class OptionalPeers {
  readonly #resolver: ModuleResolver;
  readonly #having = new Map<string, boolean>();

  constructor(resolver: ModuleResolver) {
    this.#resolver = resolver;
  }

  /** Whether a package or one of its dependencies has optional peer dependencies. */
  hasAny({ folder, optional, dependencies }: InstalledPackage): boolean {
    const known = this.#having.get(folder);
    if (known !== undefined) {
      return known;
    }
    // For packages that depend on each other.
    this.#having.set(folder, false);
    const has =
      Object.keys(optional).length > 0 ||
      dependencies.some((name) => {
        const dependency = readPackage(name, folder);
        return dependency !== null && this.hasAny(dependency);
      });
    this.#having.set(folder, has);
    return has;
  }

  /** Returns those that an entry point of a package imports. The package's own ranges come before those of dependencies. */
  importedBy(entry: string, siteFolder: string, owner: InstalledPackage): Ranges {
    const found: Ranges = {};
    const files = new Set<string>();
    const first = this.#resolver.resolve(siteFolder, entry);
    const queue: { file: string; owner: InstalledPackage }[] = first === null ? [] : [{ file: first, owner }];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { file, owner: of } = next;
      if (files.has(file) || !file.startsWith(of.folder + path.sep)) {
        continue;
      }
      files.add(file);
      for (const specifier of importsOf(file)) {
        const name = packageOfSpecifier(specifier);
        const range = of.optional[name];
        if (range !== undefined) {
          found[name] ??= owner.optional[name] ?? range;
        }
        const leadsTo = isFileSpecifier(specifier) ? of : this.#dependency(name, of);
        const target = leadsTo && this.#resolver.resolve(path.dirname(file), specifier);
        if (leadsTo && target !== null) {
          queue.push({ file: target, owner: leadsTo });
        }
      }
    }
    return found;
  }

  /** Returns a dependency, if optional peer dependencies may be behind it. */
  #dependency(name: string, { folder, dependencies }: InstalledPackage): InstalledPackage | null {
    const found = dependencies.includes(name) ? readPackage(name, folder) : null;
    return found && this.hasAny(found) ? found : null;
  }
}

function importsOf(file: string): Iterable<string> {
  const code = readFileSync(file, 'utf8');
  const parsed = parseModule(code);
  return parsed.ok ? importedNames(parsed.module, code).keys() : [];
}

/** Returns the main entry point and folders with a package.json of their own. */
function packageEntries(name: string, folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'package.json'))
  );
  return [name, ...folders.map((entry) => `${name}/${entry.name}`)];
}

/** Reads an installed package as seen from a folder; null if there is none. */
function readPackage(name: string, from: string): InstalledPackage | null {
  const folder = findPackageFolder(name, from);
  if (folder === null) {
    return null;
  }
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { peerDependencies: all = {}, peerDependenciesMeta: meta = {}, dependencies = {} } = manifest;
  const peers = Object.entries(all).filter(([peer]) => !REACT.has(peer));
  return {
    folder,
    required: Object.fromEntries(peers.filter(([peer]) => meta[peer]?.optional !== true)),
    optional: Object.fromEntries(peers.filter(([peer]) => meta[peer]?.optional === true)),
    dependencies: Object.keys(dependencies)
  };
}
