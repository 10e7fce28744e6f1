import path from 'node:path';

import type { Plugin } from 'vite';

const PREFIX = '\0patternbook:missing:';

/** A module that an installed package imports and that is not installed. */
export interface MissingModule {
  specifier: string;
  importer: string;
}

/**
 * Lets a package import an optional companion that is not installed: the import throws where it is
 * evaluated, in the one example that needs it, and the build goes on and names it. Asked last, the
 * plugin sees only what nothing else could resolve.
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
      // Vite's server names that importer for what a browser asks for: an address that nothing answers is no module.
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
