import type { Alias, UserConfig, Plugin } from 'vite';

import type { Asset } from '../../model.ts';
import { type MissingModule, missingModules } from './missingModules.ts';
import { escapeRegExp } from '../../core/escapeRegExp.ts';
import { findEsModule } from './dualPackages.ts';
import { fileValues } from './fileValues.ts';
import { siteModules } from './siteModules.ts';

/** Modules that replace others: specifier -> absolute path (`examples.alias` of the configuration). */
export type ModuleAliases = ReadonlyMap<string, string>;

/**
 * Names that modules of packages expect, in the browser. UMD modules look for an AMD loader first: a package of the page
 * may have left one (`define.amd`), and a bundled module that registers there exports nothing.
 */
export const BROWSER_NAMES = { global: 'globalThis', 'define.amd': 'undefined' } as const;

interface PackageModulesOptions {
  /** Whether modules that are named by their paths are scripts of the site (see {@link siteModules}). */
  pathsAreSiteScripts: boolean;
  aliases: ModuleAliases;
  /** Called for every image that the modules reference. */
  onAsset: (asset: Asset) => void;
  onMissing: (missing: MissingModule) => void;
}

/**
 * Returns the Vite options for modules of packages, shared by all builds: a single copy of each module and of React,
 * images as addresses, names of CSS modules, no style sheets.
 */
export function packageModules({ aliases, onAsset, onMissing, pathsAreSiteScripts }: PackageModulesOptions) {
  return {
    define: { ...BROWSER_NAMES, 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'], alias: exactAliases(aliases) },
    plugins: [
      preferEsModules(),
      fileValues(onAsset),
      ...(pathsAreSiteScripts ? [siteModules(onAsset)] : []),
      sheetModules(),
      missingModules(onMissing)
    ]
  } satisfies UserConfig;
}

/** Returns Vite's `resolve.alias`, whose strings would also match the beginnings of specifiers. */
export function exactAliases(aliases: ModuleAliases): Alias[] {
  return [...aliases].map(([specifier, replacement]) => ({
    find: new RegExp(`^${escapeRegExp(specifier)}$`),
    replacement
  }));
}

/** Only specifiers that contain such a folder are resolved: resolving every import would take longer than bundling. */
const COMMON_JS_SPECIFIER = /[\\/](?:js|cjs)(?:[\\/]|$)/;

/**
 * Resolves CommonJS modules to their ES module counterparts, if the package ships both. Examples import either; both on
 * one page would duplicate every React context.
 */
export function preferEsModules(): Plugin {
  return {
    name: 'patternbook:prefer-es-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: COMMON_JS_SPECIFIER },
      async handler(specifier, importer, options) {
        const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
        const esModule = resolved && findEsModule(resolved.id);
        return resolved && esModule !== null ? { ...resolved, id: esModule } : null;
      }
    }
  };
}

/** Must not begin or end like a style sheet's name, or Vite would process the module as CSS. */
const EMPTY_MODULE = '\0patternbook:sheet';
const STYLE_SHEET = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss|sss)$/i;

/**
 * Replaces style sheets by empty modules: documents link the style sheets of their examples in a fixed order
 * (docs/decisions/0007). Packages that ship sheets in other languages leave them to those who compile them.
 */
export function sheetModules(): Plugin {
  return {
    name: 'patternbook:sheet-modules',
    enforce: 'pre',
    resolveId: {
      // `fileValues` resolves CSS modules.
      filter: { id: { include: STYLE_SHEET, exclude: /\.module\.css$/i } },
      handler: () => ({ id: EMPTY_MODULE, moduleSideEffects: false })
    },
    load: {
      filter: { id: new RegExp(`^${EMPTY_MODULE}$`) },
      handler: () => 'export default {};'
    }
  };
}
