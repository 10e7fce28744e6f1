import type { ResolvedConfig } from '../../core/config.ts';
import type { SiteFacts } from '../../core/siteFacts.ts';
import { siteTabs } from '../../core/tabs.ts';
import { API_VERSION, OPEN_API_ADDRESS } from './api/addresses.ts';

/** Collects what programs have to know of a site. @param release version that it documents */
export function siteFacts(
  { product, mcp, tabs, implementations }: Pick<ResolvedConfig, 'product' | 'mcp' | 'tabs' | 'implementations'>,
  release: string
): SiteFacts {
  const { name, description, url = null } = product;
  return {
    name,
    description,
    release,
    url: url?.replace(/\/+$/, '') ?? null,
    api: { version: API_VERSION, description: OPEN_API_ADDRESS },
    tabs: siteTabs({ tabs, implementations }),
    toolAliases: mcp.aliases
  };
}
