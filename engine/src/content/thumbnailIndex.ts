import path from 'node:path';

import { readJson, writeJson } from './files.ts';

/** Rows of a picture that show something, if these are much less than all; and where it begins in them. In pixels. */
export interface ShownPart {
  left: number;
  top: number;
  height: number;
}

/** The pictures that were made of an example that needs a whole window. */
export interface MadeThumbnail {
  /** Changes with everything that the picture shows. */
  fingerprint: string;
  /** Names of files in the folder of thumbnails. */
  light: string;
  dark: string;
  shown?: ShownPart;
}

/** By the example's key. */
export type ThumbnailIndex = Record<string, MadeThumbnail>;

/** Folder of a site that keeps its thumbnails, so that a build needs no browser. */
export function thumbnailFolder(siteFolder: string): string {
  return path.join(siteFolder, 'thumbnails');
}

/** What was made so far; nothing where the list is missing or damaged. */
export function readThumbnailIndex(siteFolder: string): ThumbnailIndex {
  return (readJson(indexFile(siteFolder)) as ThumbnailIndex | null) ?? {};
}

export function writeThumbnailIndex(siteFolder: string, index: ThumbnailIndex): void {
  writeJson(indexFile(siteFolder), index);
}

function indexFile(siteFolder: string): string {
  return path.join(thumbnailFolder(siteFolder), 'index.json');
}
