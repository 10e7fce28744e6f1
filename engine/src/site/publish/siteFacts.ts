import type { ResolvedConfig } from '../../core/config.ts';
import type { SiteFacts } from '../../core/siteFacts.ts';

/** Collects what programs have to know of a site. @param release version that it documents */
export function siteFacts({ product, mcp }: Pick<ResolvedConfig, 'product' | 'mcp'>, release: string): SiteFacts {
  const { name, description, url = null } = product;
  return { name, description, release, url: url?.replace(/\/+$/, '') ?? null, toolAliases: mcp.aliases };
}
