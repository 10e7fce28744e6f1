import { findPackageFolder, installedVersion } from '../../content/packages.ts';
import { usesReact } from './dependencies.ts';

/**
 * Returns the command that installs React's type declarations, without which no component can be told from other functions;
 * null if a folder has them, or if none of the packages uses React.
 */
export function missingReactTypes(packages: readonly string[], folder: string): string | null {
  const folders = packages.flatMap((name) => findPackageFolder(name, folder) ?? []);
  if (findPackageFolder('@types/react', folder) !== null || !folders.some(usesReact)) {
    return null;
  }
  const version = installedVersion('react', folder)?.split('.')[0];
  return `npm install --save-dev @types/react${version === undefined ? '' : `@${version}`}`;
}
