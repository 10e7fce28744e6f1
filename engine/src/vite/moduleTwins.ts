import { existsSync } from 'node:fs';

import type { Plugin } from 'vite';

const COMMON_JS = /[\\/]dist[\\/](?:js|cjs)[\\/]/;

/**
 * Packages ship each module twice, as an ES module and for CommonJS. Examples name either; on one
 * page both would make two of every context. The ES module is taken wherever there is one.
 */
export function moduleTwins(): Plugin {
  return {
    name: 'patternbook:module-twins',
    enforce: 'pre',
    async resolveId(specifier, importer, options) {
      if (!importer || specifier.startsWith('\0')) {
        return null;
      }
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      const twin = resolved?.id.replace(COMMON_JS, '/dist/esm/');
      return resolved && twin !== undefined && twin !== resolved.id && existsSync(twin)
        ? { ...resolved, id: twin }
        : null;
    }
  };
}
