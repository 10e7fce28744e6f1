import type { ResolvedConfig } from '../core/config.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';

/** Configuration and folders of a site to check. */
export interface CheckPlace {
  config: ResolvedConfig;
  /** The site's folder. */
  folder: string;
  /** Cache shared with later runs. */
  cacheFolder: string;
  /** Components that Markdown can use. */
  components: MarkdownComponents;
}
