import { existsSync } from 'node:fs';

import type { Plugin } from 'vite';

/** Only specifiers that name such a folder are looked up: asking for every import costs more than bundling. */
const COMMON_JS_SPECIFIER = /[\\/](?:js|cjs)(?:[\\/]|$)/;
const COMMON_JS_FOLDER = /[\\/]dist[\\/](?:js|cjs)[\\/]/;

/** The ES module of the same content as a CommonJS module, or null if the package ships none. */
export function esTwin(file: string): string | null {
  const twin = file.replace(COMMON_JS_FOLDER, '/dist/esm/');
  return twin !== file && existsSync(twin) ? twin : null;
}

/**
 * Packages ship each module twice, as an ES module and for CommonJS. Examples name either; on one
 * page both would make two of every context. The ES module is taken wherever there is one.
 */
export function moduleTwins(): Plugin {
  return {
    name: 'patternbook:module-twins',
    enforce: 'pre',
    resolveId: {
      filter: { id: COMMON_JS_SPECIFIER },
      async handler(specifier, importer, options) {
        const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
        const twin = resolved && esTwin(resolved.id);
        return resolved && twin !== null ? { ...resolved, id: twin } : null;
      }
    }
  };
}
