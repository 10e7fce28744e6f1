import { createRequire } from 'node:module';

import type { ResolvedConfig } from '../../core/config.ts';
import { hostedIndexName } from '../../core/config/services.ts';
import { assetPath } from '../../content/assets.ts';
import type { Asset } from '../../model.ts';
import type { SearchSettings } from '../../search/searchProvider.ts';

/** The hosted service's client for browsers. */
const CLIENT = 'algoliasearch/dist/lite/builds/browser.umd.js';

export interface SearchSettingsWithAssets {
  settings: SearchSettings;
  /** The service's client, if the site serves it itself. */
  assets: Asset[];
}

/** What browsers need to know of the configured search (requirement 7.4). */
export function searchSettings({
  search,
  product
}: Pick<ResolvedConfig, 'search' | 'product'>): SearchSettingsWithAssets {
  if (search.provider === 'builtIn') {
    return { settings: { provider: 'builtIn' }, assets: [] };
  }
  const { applicationId, publicKey, clientScript, host = null } = search;
  const indexName = hostedIndexName(search, product.slug);
  const assets = clientScript === undefined ? [assetPath(createRequire(import.meta.url).resolve(CLIENT))] : [];
  const address = clientScript ?? assets[0]?.path ?? '';
  return {
    settings: { provider: 'algolia', applicationId, publicKey, indexName, clientScript: address, host },
    assets
  };
}
