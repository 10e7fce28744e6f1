import path from 'node:path';

import type { Plugin } from 'vite';

const PREFIX = '\0patternbook:missing:';

/** A module that an installed package imports and that isn't installed. */
export interface MissingModule {
  specifier: string;
  importer: string;
}

/**
 * Replaces missing optional dependencies of packages by modules that throw on evaluation. Only the example that needs
 * one fails; the build continues and reports it. The plugin runs last, after all other resolvers have failed.
 */
export function missingModules(onMissing: (missing: MissingModule) => void): Plugin {
  let requestImporter: string | null = null;
  return {
    name: 'patternbook:missing-modules',
    enforce: 'post',
    configResolved({ root }) {
      requestImporter = path.join(root, 'index.html');
    },
    resolveId(specifier, importer) {
      // Vite's dev server passes this importer for browser requests: an unknown address isn't a module.
      if (!importer || path.normalize(importer) === requestImporter || specifier.startsWith('\0')) {
        return null;
      }
      onMissing({ specifier, importer });
      return { id: `${PREFIX}${specifier}`, moduleSideEffects: true };
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const message = `Cannot find module "${id.slice(PREFIX.length)}".`;
        return `throw new Error(${JSON.stringify(message)});\nexport default undefined;`;
      }
    }
  };
}
