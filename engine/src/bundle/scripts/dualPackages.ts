import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createPackageFinder } from '../../content/packages.ts';

/** Folders of a package with the same modules in both formats. */
interface DualPackageFolders {
  commonJs: string;
  esModules: string;
}

const packageOf = createPackageFinder();
const foldersOf = new Map<string, DualPackageFolders | null>();

/**
 * Returns the ES module counterpart of a CommonJS module, derived from `main` and `module` in the package.json; null if
 * the package ships none.
 */
export function findEsModule(file: string): string | null {
  const owner = packageOf(file)?.folder;
  const folders = owner === undefined ? null : dualPackageFolders(owner);
  if (folders === null || !file.startsWith(folders.commonJs)) {
    return null;
  }
  const esModule = folders.esModules + file.slice(folders.commonJs.length);
  return existsSync(esModule) ? esModule : null;
}

function dualPackageFolders(packageFolder: string): DualPackageFolders | null {
  const known = foldersOf.get(packageFolder);
  if (known !== undefined) {
    return known;
  }
  const folders = readDualPackageFolders(packageFolder);
  foldersOf.set(packageFolder, folders);
  return folders;
}

/** Returns, for example, `dist/js` and `dist/esm` for `dist/js/index.js` and `dist/esm/index.js`. */
function readDualPackageFolders(packageFolder: string): DualPackageFolders | null {
  const text = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  const { main, module } = JSON.parse(text) as { main?: unknown; module?: unknown };
  if (typeof main !== 'string' || typeof module !== 'string') {
    return null;
  }
  const commonJs = path.posix.normalize(main).split('/');
  const esModules = path.posix.normalize(module).split('/');
  while (commonJs.length > 0 && commonJs.at(-1) === esModules.at(-1)) {
    commonJs.pop();
    esModules.pop();
  }
  return commonJs.length === 0 || esModules.length === 0
    ? null
    : {
        commonJs: path.join(packageFolder, ...commonJs) + path.sep,
        esModules: path.join(packageFolder, ...esModules) + path.sep
      };
}
