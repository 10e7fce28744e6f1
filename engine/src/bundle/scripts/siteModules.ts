import type { Plugin } from 'vite';

import type { Asset } from '../../model.ts';
import { compileFile } from '../../examples/compileFile.ts';
import { splitSpecifier } from '../../examples/importSpecifier.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';

/** Absolute path of a script. The modules of examples import their files so, and those one another. */
const SCRIPT_PATH = /^(?:\/|[A-Za-z]:[\\/])[^\0?]*\.[cm]?[jt]sx?$/;

/**
 * Compiles the scripts that examples import from files, the same as for the server. They get no package.json, whose `type`
 * would decide what the default import of a CommonJS module is: it is the same in all of them (`esModuleInterop`).
 *
 * @param onAsset called for every file that they name by URL
 */
export function siteModules(onAsset: (asset: Asset) => void): Plugin {
  const resolver = new ModuleResolver();
  const own = new Set<string>();
  let siteFolder = '';
  return {
    name: 'patternbook:site-modules',
    enforce: 'pre',
    configResolved({ root }) {
      siteFolder = root;
    },
    resolveId: {
      filter: { id: SCRIPT_PATH },
      handler(specifier, importer) {
        // Entries have no importer, and stay as they are.
        if (importer === undefined) {
          return null;
        }
        own.add(specifier);
        return { id: specifier };
      }
    },
    load(id) {
      const { path: file } = splitSpecifier(id);
      if (!own.has(file)) {
        return null;
      }
      resolver.clearCache();
      const compiled = compileFile(file, { siteFolder, resolver });
      if (!compiled.ok) {
        const message = `${file}:${compiled.line}: ${compiled.message}`;
        return `throw new SyntaxError(${JSON.stringify(message)});\nexport default undefined;`;
      }
      compiled.assets.forEach(onAsset);
      return compiled.code;
    }
  };
}
