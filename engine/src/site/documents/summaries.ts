import type { Summary } from '../../ui/page/summary.ts';
import type { Picture } from '../../ui/picture/picture.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { hasIllustration, illustrationFiles } from '../../content/illustrationFiles.ts';
import type { Asset } from '../../model.ts';
import { readPicture } from './readPicture.ts';

export interface SummariesWithAssets {
  /** By page address. */
  summaries: ReadonlyMap<string, Summary>;
  /** Files of the pictures. */
  assets: Asset[];
}

/**
 * The summaries that pages show. One whose pictures are still to be rendered shows none; `check` reports it.
 * @throws ConfigError for a drawn picture that doesn't exist, or any that doesn't tell its size
 */
export function readSummaries(config: ResolvedConfig, siteFolder: string): SummariesWithAssets {
  const assets: Asset[] = [];
  const read = (file: string): Picture => {
    const { picture, asset } = readPicture(siteFolder, file, 'summaries');
    assets.push(asset);
    return picture;
  };
  const entries = Object.entries(config.summaries).map(([address, { text, illustration }]): [string, Summary] => {
    const files = illustration && pictureFiles(illustration, address, siteFolder);
    return [
      address,
      {
        text,
        illustration:
          illustration && files ? { light: read(files.light), dark: read(files.dark), alt: illustration.alt } : null
      }
    ];
  });
  return { summaries: new Map(entries), assets };
}

/** Below the site's folder; null for what is not rendered yet. */
function pictureFiles(
  illustration: NonNullable<ResolvedConfig['summaries'][string]['illustration']>,
  page: string,
  siteFolder: string
): { light: string; dark: string } | null {
  if ('light' in illustration) {
    return illustration;
  }
  return hasIllustration(siteFolder, page) ? illustrationFiles(page) : null;
}
