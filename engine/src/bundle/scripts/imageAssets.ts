import type { Plugin } from 'vite';

import { assetPath } from '../../content/assets.ts';
import type { Asset } from '../../model.ts';

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
