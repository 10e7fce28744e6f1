import path from 'node:path';

import type { ResolvedConfig } from '../../core/config.ts';

/** Absolute files of the modules that run before examples which import a package, by package. */
export function setupModules({ examples }: ResolvedConfig, siteFolder: string): Map<string, string> {
  return new Map(Object.entries(examples.setup).map(([name, file]) => [name, path.join(siteFolder, file)]));
}
