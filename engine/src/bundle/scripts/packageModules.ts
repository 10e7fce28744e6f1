import type { UserConfig, Plugin } from 'vite';

import type { Asset } from '../../model.ts';
import { type MissingModule, missingModules } from './missingModules.ts';
import { assetPath } from '../../content/assets.ts';
import { esTwin } from './moduleTwins.ts';

interface ModuleObserver {
  /** Called for every image that the modules refer to. */
  onAsset: (asset: Asset) => void;
  onMissing: (missing: MissingModule) => void;
}

/**
 * How modules of packages are read, wherever they end up: one copy of each, one React, images as addresses, no style
 * sheets.
 */
export function packageModules({ onAsset, onMissing }: ModuleObserver) {
  return {
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [moduleTwins(), sheetModules(), imageAssets(onAsset), missingModules(onMissing)]
  } satisfies UserConfig;
}

/** Only specifiers that name such a folder are looked up: asking for every import costs more than bundling. */
const COMMON_JS_SPECIFIER = /[\\/](?:js|cjs)(?:[\\/]|$)/;

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

const IMAGE = /\.(?:svg|png|jpe?g|gif|webp|avif)$/;

/**
 * An imported image is its address: the same one that the build-time rendering uses, so that both
 * give the same HTML.
 *
 * @param onAsset called for every image that the scripts refer to
 */
export function imageAssets(onAsset: (asset: Asset) => void): Plugin {
  return {
    name: 'patternbook:image-assets',
    enforce: 'pre',
    load: {
      filter: { id: IMAGE },
      handler(id) {
        const asset = assetPath(id);
        onAsset(asset);
        return `export default ${JSON.stringify(asset.path)};`;
      }
    }
  };
}

/** Neither begins nor ends like a style sheet's name, or Vite would treat the module as CSS. */
const EMPTY_MODULE = '\0patternbook:sheet';
const STYLE_SHEET = /\.css$/;

/**
 * Keeps style sheets out of the scripts: a document links the sheets of its examples itself, joined in
 * a fixed order (docs/decisions/0007), so importing one does nothing.
 */
export function sheetModules(): Plugin {
  return {
    name: 'patternbook:sheet-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: STYLE_SHEET },
      handler: () => ({ id: EMPTY_MODULE, moduleSideEffects: false })
    },
    load: {
      filter: { id: new RegExp(`^${EMPTY_MODULE}$`) },
      handler: () => 'export default {};'
    }
  };
}
