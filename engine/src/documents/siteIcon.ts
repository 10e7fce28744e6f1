import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { ResolvedConfig } from '../config.ts';
import { assetPath } from '../content/assets.ts';
import type { Asset } from '../model.ts';

const DEFAULT_ICON = fileURLToPath(new URL('../app/icon.svg', import.meta.url));

/**
 * The picture that stands for the site in browser tabs.
 * @throws Error when the file that the configuration names doesn't exist
 */
export function siteIcon({ product }: ResolvedConfig, siteFolder: string): Asset {
  return assetPath(product.icon === undefined ? DEFAULT_ICON : path.join(siteFolder, product.icon));
}
