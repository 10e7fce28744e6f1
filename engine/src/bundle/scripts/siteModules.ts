import { existsSync } from 'node:fs';

import type { Plugin } from 'vite';

import type { Asset } from '../../model.ts';
import { compileFile } from '../../examples/compileFile.ts';
import { splitSpecifier } from '../../examples/importSpecifier.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';

/** Absolute path of a script. The modules of examples import their files so, and those one another. */
const SCRIPT_PATH = /^(?:\/|[A-Za-z]:[\\/])[^\0?]*\.[cm]?[jt]sx?$/;

/** Tells a script that examples import from other modules. */
const MARK = '?site-module';

/**
 * Compiles the scripts that examples import from files, the same as for the server. They get no package.json, whose `type`
 * would decide what the default import of a CommonJS module is: it is the same in all of them (`esModuleInterop`).
 *
 * @param onAsset called for every file that they name by URL
 */
export function siteModules(onAsset: (asset: Asset) => void): Plugin {
  const resolver = new ModuleResolver();
  let siteFolder = '';
  return {
    name: 'patternbook:site-modules',
    enforce: 'pre',
    configResolved({ root }) {
      siteFolder = root;
    },
    resolveId: {
      filter: { id: SCRIPT_PATH },
      // Entries have no importer, and stay as they are. Vite's dev server asks for addresses, too.
      handler: (specifier, importer) =>
        importer !== undefined && existsSync(specifier) ? { id: specifier + MARK } : null
    },
    load: {
      filter: { id: /\?site-module(?:&|$)/ },
      handler(id) {
        const { path: file } = splitSpecifier(id);
        resolver.clearCache();
        const compiled = compileFile(file, { siteFolder, resolver });
        if (!compiled.ok) {
          const message = `${file}:${compiled.line}: ${compiled.message}`;
          return `throw new SyntaxError(${JSON.stringify(message)});\nexport default undefined;`;
        }
        compiled.assets.forEach(onAsset);
        return { code: compiled.code, moduleType: 'js' };
      }
    }
  };
}
