import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Component folder in the layouts that packages use for modules and style sheets. */
const COMPONENT_FOLDER = /[\\/](?:dist[\\/]esm|css)[\\/](?:components|layouts)[\\/]([A-Z]\w*)[\\/]/;

/** Matches the package folder in a module's path. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const known = new Map<string, boolean>();

/**
 * Returns the component that a module belongs to, by its folder; null for none, and for modules that can't be moved to
 * a file of their own.
 */
export function componentOf(file: string): string | null {
  return declaresSideEffects(file) ? (COMPONENT_FOLDER.exec(file)?.[1] ?? null) : null;
}

/**
 * Checks that a module's package declares `sideEffects`. Modules of other packages have to be evaluated in their original
 * order, so they can't be moved to separate chunks.
 */
export function declaresSideEffects(file: string): boolean {
  const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
  if (folder === undefined) {
    return false;
  }
  const declares = known.get(folder) ?? hasDeclaration(path.join(folder, 'package.json'));
  known.set(folder, declares);
  return declares;
}

function hasDeclaration(manifest: string): boolean {
  return existsSync(manifest) && 'sideEffects' in (JSON.parse(readFileSync(manifest, 'utf8')) as object);
}
