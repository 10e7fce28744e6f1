import type { UserConfig } from 'vite';

import type { Asset } from '../../model.ts';
import { imageAssets } from './imageAssets.ts';
import { type MissingModule, missingModules } from './missingModules.ts';
import { moduleTwins } from './moduleTwins.ts';
import { sheetModules } from './sheetModules.ts';

export interface ModuleObserver {
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
