import type { ResolvedConfig } from '../core/config.ts';

/** Where a site is checked. */
export interface CheckPlace {
  config: ResolvedConfig;
  /** The site's folder. */
  folder: string;
  /** For what later runs reuse. */
  cacheFolder: string;
}
