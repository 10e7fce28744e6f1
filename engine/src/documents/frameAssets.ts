import type { ResolvedConfig } from '../config.ts';
import type { Asset } from '../model.ts';
import { readHomePage } from './homePage.ts';
import { readSummaries } from './summaries.ts';

/** Files of the pictures that the configuration gives to pages: the front page's, and those beside summaries. */
export function frameAssets(config: ResolvedConfig, siteFolder: string): Asset[] {
  return [...readHomePage(config, siteFolder).assets, ...readSummaries(config, siteFolder).assets];
}
