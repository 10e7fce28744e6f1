import path from 'node:path';

import { readJson, writeJson } from './files.ts';

/** Rows of a picture that show something, if these are much less than all; and where it begins in them. In pixels. */
export interface ShownPart {
  left: number;
  top: number;
  height: number;
}

/** Names of files in the folder of thumbnails. */
export interface ThemedFiles {
  light: string;
  dark: string;
}

/** The pictures that were made of an example that needs a whole window. */
export interface MadeThumbnail extends ThemedFiles {
  /** Changes with everything that the picture shows. */
  fingerprint: string;
  shown?: ShownPart;
  /** What it shows on a phone, if that is a part of the window. */
  narrow?: ThemedFiles;
}

/** Pictures of what an example with nothing but a button opens over the window. */
export interface Still {
  fingerprint: string;
  /** Null if it opens nothing there. */
  pictures: ThemedFiles | null;
}

/** By the example's key. */
export type StillIndex = Record<string, Still>;

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

/** Stills that were made so far; none where the list is missing or damaged. */
export function readStillIndex(siteFolder: string): StillIndex {
  return (readJson(stillFile(siteFolder)) as StillIndex | null) ?? {};
}

export function writeStillIndex(siteFolder: string, index: StillIndex): void {
  writeJson(stillFile(siteFolder), index);
}

function stillFile(siteFolder: string): string {
  return path.join(thumbnailFolder(siteFolder), 'stills.json');
}

function indexFile(siteFolder: string): string {
  return path.join(thumbnailFolder(siteFolder), 'index.json');
}
