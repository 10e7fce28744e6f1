import { readFileSync } from 'node:fs';
import path from 'node:path';

import { writeJson } from './files.ts';

/** The pictures that were made of an example that needs a whole window. */
export interface MadeThumbnail {
  /** Changes with everything that the picture shows. */
  fingerprint: string;
  /** Names of files in the folder of thumbnails. */
  light: string;
  dark: string;
}

/** By the example's key. */
export type ThumbnailIndex = Record<string, MadeThumbnail>;

/** Where thumbnails are kept. */
export function thumbnailFolder(cacheFolder: string): string {
  return path.join(cacheFolder, 'thumbnails');
}

/** What was made so far; nothing where the list is missing or damaged. */
export function readThumbnailIndex(cacheFolder: string): ThumbnailIndex {
  try {
    return JSON.parse(readFileSync(indexFile(cacheFolder), 'utf8')) as ThumbnailIndex;
  } catch {
    return {};
  }
}

export function writeThumbnailIndex(cacheFolder: string, index: ThumbnailIndex): void {
  writeJson(indexFile(cacheFolder), index);
}

function indexFile(cacheFolder: string): string {
  return path.join(thumbnailFolder(cacheFolder), 'index.json');
}
