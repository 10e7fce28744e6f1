import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { findPackageFolder } from '../../content/packageFolder.ts';
import { importedPackages } from '../../examples/importedPackages.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';

type Ranges = Record<string, string>;

interface Manifest {
  peerDependencies?: Ranges;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Every project has these. */
const REACT = new Set(['react', 'react-dom']);

/**
 * What a package leaves to the application, by specifier: the package's own name for what it always needs, its entries
 * (`name/entry`) for those of its optional needs that they import.
 */
export function peerDependencies(name: string, siteFolder: string): Record<string, Ranges> {
  const folder = findPackageFolder(name, siteFolder);
  if (folder === null) {
    return {};
  }
  const { peerDependencies: peers = {}, peerDependenciesMeta: meta = {} } = readManifest(folder);
  const others = Object.entries(peers).filter(([peer]) => !REACT.has(peer));
  const required = others.filter(([peer]) => meta[peer]?.optional !== true);
  const optional = others.filter(([peer]) => meta[peer]?.optional === true);
  const entries = optional.length === 0 ? [] : packageEntries(name, folder);
  const resolver = new ModuleResolver();
  const found = [
    [name, Object.fromEntries(required)] as const,
    ...entries.map((entry) => {
      const packages = packagesBehind(entry, siteFolder, folder, resolver);
      return [entry, Object.fromEntries(optional.filter(([peer]) => packages.has(peer)))] as const;
    })
  ];
  const merged: Record<string, Ranges> = {};
  for (const [specifier, ranges] of found) {
    if (Object.keys(ranges).length > 0) {
      merged[specifier] = { ...merged[specifier], ...ranges };
    }
  }
  return merged;
}

/** The package itself, and its folders that are modules of their own. */
function packageEntries(name: string, folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'package.json'))
  );
  return [name, ...folders.map((entry) => `${name}/${entry.name}`)];
}

/** Packages that an entry's modules import, those of the package followed. */
function packagesBehind(specifier: string, siteFolder: string, folder: string, resolver: ModuleResolver): Set<string> {
  const packages = new Set<string>();
  const files = new Set<string>();
  const first = resolver.resolve(siteFolder, specifier);
  const queue = first === null ? [] : [first];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || !file.startsWith(folder + path.sep)) {
      continue;
    }
    files.add(file);
    const code = readFileSync(file, 'utf8');
    for (const name of importedPackages(code)) {
      packages.add(name);
    }
    const parsed = parseModule(code);
    const { staticImports = [], staticExports = [] } = parsed.ok ? parsed.module : {};
    const requests = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
    ];
    for (const request of requests.filter((value) => value.startsWith('.'))) {
      const target = resolver.resolve(path.dirname(file), request);
      if (target !== null) {
        queue.push(target);
      }
    }
  }
  return packages;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
