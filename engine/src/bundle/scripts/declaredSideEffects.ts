import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package that holds a module. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Whether the package of a module says which of its modules do something when they are imported. Those of other
 * packages have to run in the package's own order, so they can't be put into files one by one.
 */
export function createSideEffectsReader(): (file: string) => boolean {
  const known = new Map<string, boolean>();
  return (file) => {
    const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
    if (folder === undefined) {
      return false;
    }
    const declares = known.get(folder) ?? declaresSideEffects(path.join(folder, 'package.json'));
    known.set(folder, declares);
    return declares;
  };
}

function declaresSideEffects(manifest: string): boolean {
  return existsSync(manifest) && 'sideEffects' in (JSON.parse(readFileSync(manifest, 'utf8')) as object);
}
