import { dirname, join } from 'node:path';
import { resolveConfig } from '../../../engine/src/core/config.ts';
import { loadSite } from '../../../engine/src/content/loadSite.ts';
import { standaloneExamplesOf } from '../../../engine/src/examples/siteExamples.ts';
import type { Site, Source, StandaloneExample } from '../../../engine/src/model.ts';
import siteConfig from '../site.config.ts';

export const siteFolder = dirname(import.meta.dirname);

export const config = resolveConfig(siteConfig, join(siteFolder, 'site.config.ts'));

/** Tabs of the packages, without the site's own. */
export interface PackagedContent {
  site: Site;
  sources: Source[];
  examples: StandaloneExample[];
  /** Loading time. */
  milliseconds: number;
}

export async function loadPackagedContent(): Promise<PackagedContent> {
  const start = performance.now();
  const site = await loadSite(config, siteFolder);
  const milliseconds = Math.round(performance.now() - start);
  const sources = site.pages.flatMap((page) => page.sources).filter((source) => source.package !== null);
  return { site, sources, examples: sources.flatMap(standaloneExamplesOf), milliseconds };
}
