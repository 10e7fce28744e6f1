import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { shortHash } from '../../content/files.ts';
import { ASSET_FILE } from '../../examples/assetFile.ts';
import { fileValue, valueModule } from '../../examples/fileValue.ts';
import { splitSpecifier } from '../../examples/importSpecifier.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Asset } from '../../model.ts';

/** Must not begin or end like a style sheet's name, or Vite would process the module as CSS. */
const PREFIX = '\0patternbook:value:';
const ID_LENGTH = 16;

/** Imports whose query asks for a text or an address, and CSS modules. */
const VALUE_SPECIFIER = /\?(?:.*&)?(?:raw|url|inline)(?:[=&]|$)|\.module\.css$/i;

/**
 * Gives files that aren't run as modules the same exports as in the build-time rendering, so that hydration matches: an
 * image its address, `?raw` its text, a CSS module its names.
 *
 * @param onAsset called for every file that the scripts reference
 */
export function fileValues(onAsset: (asset: Asset) => void): Plugin {
  const files = new Map<string, string>();
  const resolver = new ModuleResolver();
  const load = (specifier: string): string | null => {
    const { path: file, query } = splitSpecifier(specifier);
    const value = fileValue(file, query);
    if (value?.asset) {
      onAsset(value.asset);
    }
    return value && valueModule(value);
  };
  return {
    name: 'patternbook:file-values',
    enforce: 'pre',
    resolveId: {
      filter: { id: VALUE_SPECIFIER },
      handler(specifier, importer) {
        if (importer === undefined) {
          return null;
        }
        // Not by the bundler: it would find the empty modules that stand for style sheets.
        const file = resolver.resolve(path.dirname(splitSpecifier(importer).path), specifier);
        if (file === null) {
          return null;
        }
        const named = file + splitSpecifier(specifier).query;
        const id = PREFIX + shortHash(named, ID_LENGTH);
        files.set(id, named);
        return { id, moduleSideEffects: false };
      }
    },
    load: {
      filter: { id: [new RegExp(`^${PREFIX}`), ASSET_FILE] },
      handler(id) {
        const file = files.get(id) ?? id;
        // An address that stands for no file: the dev server answers that there is none.
        return existsSync(splitSpecifier(file).path) ? load(file) : null;
      }
    }
  };
}
