import { existsSync } from 'node:fs';

import type { Plugin } from 'vite';

/** Only specifiers that name such a folder are looked up: asking for every import costs more than bundling. */
const COMMON_JS_SPECIFIER = /[\\/](?:js|cjs)(?:[\\/]|$)/;
const COMMON_JS_FOLDER = /[\\/]dist[\\/](?:js|cjs)[\\/]/;

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
        const twin = resolved?.id.replace(COMMON_JS_FOLDER, '/dist/esm/');
        return resolved && twin !== undefined && twin !== resolved.id && existsSync(twin)
          ? { ...resolved, id: twin }
          : null;
      }
    }
  };
}
