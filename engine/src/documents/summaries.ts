import path from 'node:path';

import type { Summary, SummaryPicture } from '../app/page/summary.ts';
import { ConfigError, type ResolvedConfig } from '../config.ts';
import { type SizedAsset, readAsset } from '../content/assets.ts';
import type { Asset } from '../model.ts';

export interface SummariesWithAssets {
  /** By page address. */
  summaries: ReadonlyMap<string, Summary>;
  /** Files of the pictures. */
  assets: Asset[];
}

/**
 * The summaries that pages show.
 * @throws ConfigError for a picture that doesn't exist or doesn't tell its size
 */
export function readSummaries(config: ResolvedConfig, siteFolder: string): SummariesWithAssets {
  const assets: SizedAsset[] = [];
  const read = (file: string): SummaryPicture => {
    const asset = readAsset(path.join(siteFolder, file));
    if (!asset?.size) {
      throw new ConfigError(`summaries: "${file}" is no picture in the site's folder that tells its size.`);
    }
    assets.push(asset);
    return { path: asset.path, ...asset.size };
  };
  const entries = Object.entries(config.summaries).map(([address, { text, illustration }]): [string, Summary] => [
    address,
    {
      text,
      illustration: illustration
        ? { light: read(illustration.light), dark: read(illustration.dark), alt: illustration.alt }
        : null
    }
  ]);
  return { summaries: new Map(entries), assets };
}
