import type { Summary } from '../app/page/summary.ts';
import type { Picture } from '../app/picture/picture.ts';
import type { ResolvedConfig } from '../config.ts';
import type { Asset } from '../model.ts';
import { readPicture } from './readPicture.ts';

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
  const assets: Asset[] = [];
  const read = (file: string): Picture => {
    const { picture, asset } = readPicture(siteFolder, file, 'summaries');
    assets.push(asset);
    return picture;
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
