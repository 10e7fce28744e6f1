import type { ResolvedConfig } from '../../core/config.ts';
import type { SiteFacts } from '../../core/siteFacts.ts';
import { siteTabs } from '../../core/tabs.ts';
import { API_VERSION, OPEN_API_ADDRESS } from './api/addresses.ts';

/** Collects what programs have to know of a site. @param release version that it documents */
export function siteFacts(
  { product, mcp, tabs, implementations }: Pick<ResolvedConfig, 'product' | 'mcp' | 'tabs' | 'implementations'>,
  release: string
): SiteFacts {
  const { name, description } = product;
  return {
    name,
    description,
    release,
    url: siteUrl(product),
    api: { version: API_VERSION, description: OPEN_API_ADDRESS },
    tabs: siteTabs({ tabs, implementations }),
    toolAliases: mcp.aliases
  };
}

/** Returns the public address of a site, without a slash at its end; null if the configuration names none. */
export function siteUrl({ url }: Pick<ResolvedConfig['product'], 'url'>): string | null {
  return url?.replace(/\/+$/, '') ?? null;
}
