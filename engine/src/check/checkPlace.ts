import type { ResolvedConfig } from '../core/config.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';
import { findPackageFolder } from '../content/packages.ts';
import type { PreparedExample } from '../examples/prepareExample.ts';
import type { RenderResult } from '../examples/render/result.ts';

/** Configuration and folders of a site to check. */
export interface CheckPlace {
  config: ResolvedConfig;
  /** The site's folder. */
  folder: string;
  /** Cache shared with later runs. */
  cacheFolder: string;
  /** Components that Markdown can use. */
  components: MarkdownComponents;
  /** Examples that this run has compiled, by key. */
  prepared?: ReadonlyMap<string, PreparedExample>;
  /** Examples that this run has rendered, by key: one that hangs isn't waited for again. */
  rendered?: ReadonlyMap<string, RenderResult>;
}

/** The packages of `examples.scope`. Those that are not installed are reported with the configuration. */
export function installedScope({ config, folder }: Pick<CheckPlace, 'config' | 'folder'>): string[] {
  return config.examples.scope.filter((name) => findPackageFolder(name, folder) !== null);
}
