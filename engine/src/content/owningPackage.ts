import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Name and folder of an installed package in the path of one of its files. */
const INSTALLED = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;
const NAME = /^(?:@[^/]+\/)?[^/]+/;

export interface OwningPackage {
  name: string;
  folder: string;
}

/** Name of the package that a specifier leads into; empty for paths of files. */
export function packageOfSpecifier(specifier: string): string {
  return /^[./]/.test(specifier) ? '' : (NAME.exec(specifier)?.[0] ?? '');
}

/** Finds the package that a file belongs to, also one that is linked from a workspace; null outside of packages. */
export function createPackageFinder(): (file: string) => OwningPackage | null {
  const known = new Map<string, OwningPackage | null>();
  const packageAbove = (folder: string): OwningPackage | null => {
    const found = known.get(folder);
    if (found !== undefined) {
      return found;
    }
    const parent = path.dirname(folder);
    const result = readPackage(folder) ?? (parent === folder ? null : packageAbove(parent));
    known.set(folder, result);
    return result;
  };
  return (file) => {
    const [, folder, name] = INSTALLED.exec(file) ?? [];
    if (folder !== undefined && name !== undefined) {
      return { folder, name: name.replaceAll('\\', '/') };
    }
    return path.isAbsolute(file) ? packageAbove(path.dirname(file)) : null;
  };
}

function readPackage(folder: string): OwningPackage | null {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) {
    return null;
  }
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
  return name === undefined ? null : { name, folder };
}
