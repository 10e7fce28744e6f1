import type { Plugin } from 'vite';

/** The module with the function that Vite puts around each `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Leaves each `import()` as it is. Vite has a function load style sheets beside it, and modules that the module imports;
 * scripts of this build import no style sheets, and the preloads are off. The function is a twentieth of what every
 * page loads.
 */
export function plainImports(): Plugin {
  return {
    name: 'patternbook:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: { include: new RegExp(`^${PRELOAD_HELPER}$`) } },
      handler: () => 'export const __vitePreload = (load) => load();'
    }
  };
}
