import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { RenderedIllustration } from '../core/config/site.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { shortHash, sortedByKey, writeJson } from './files.ts';

/** Below the site folder. The images are committed with the site, so that a build needs no browser. */
const FOLDER = 'illustrations';
const INDEX = 'rendered.json';
const HASH_LENGTH = 16;
const PICTURE = /-(?:light|dark)\.webp$/;

/** Hashes of the inputs of a page's images. */
export interface MadeIllustration {
  /** Hash of the page's settings in the configuration. */
  settings: string;
  /** Hash of the example's document. */
  document: string;
}

/** Keyed by page address. */
export type IllustrationIndex = Record<string, MadeIllustration>;

/** Returns the pages whose summary is illustrated by a rendered example. */
export function renderedIllustrations({ summaries }: ResolvedConfig): [page: string, settings: RenderedIllustration][] {
  return Object.entries(summaries).flatMap(([page, { illustration }]): [string, RenderedIllustration][] =>
    illustration && 'example' in illustration ? [[page, illustration]] : []
  );
}

/** Paths of a page's images, relative to the site folder. */
export function illustrationFiles(page: string): { light: string; dark: string } {
  return { light: `${FOLDER}${page}-light.webp`, dark: `${FOLDER}${page}-dark.webp` };
}

/** Whether a page has an image for each theme. */
export function hasIllustration(siteFolder: string, page: string): boolean {
  return Object.values(illustrationFiles(page)).every((file) => existsSync(path.join(siteFolder, file)));
}

/** Hashes all settings of an illustration. */
export function settingsHash({ example, steps, clip, width, height, padding }: RenderedIllustration): string {
  const settings = [example, steps, clip ?? null, width, height ?? null, padding];
  return shortHash(JSON.stringify(settings), HASH_LENGTH);
}

/** Reads the index of rendered illustrations; empty if the file is missing. */
export function readIllustrationIndex(siteFolder: string): IllustrationIndex {
  const file = path.join(siteFolder, FOLDER, INDEX);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as IllustrationIndex) : {};
}

/** Writes the index sorted by address, to keep diffs small. */
export function writeIllustrationIndex(siteFolder: string, index: IllustrationIndex): void {
  writeJson(path.join(siteFolder, FOLDER, INDEX), sortedByKey(index));
}

export function writeIllustration(siteFolder: string, page: string, pictures: { light: Buffer; dark: Buffer }): void {
  const files = illustrationFiles(page);
  mkdirSync(path.dirname(path.join(siteFolder, files.light)), { recursive: true });
  writeFileSync(path.join(siteFolder, files.light), pictures.light);
  writeFileSync(path.join(siteFolder, files.dark), pictures.dark);
}

/**
 * Removes the images that no summary uses, either rendered from an example or supplied as files.
 * @returns the removed files, relative to the site folder
 */
export function removeOtherIllustrations(siteFolder: string, config: ResolvedConfig): string[] {
  const folder = path.join(siteFolder, FOLDER);
  if (!existsSync(folder)) {
    return [];
  }
  const named = new Set(
    Object.entries(config.summaries).flatMap(([page, { illustration }]) => {
      const files = illustration && 'light' in illustration ? illustration : illustrationFiles(page);
      return illustration ? [files.light, files.dark] : [];
    })
  );
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(FOLDER, ...file.split(path.sep)))
    .filter((file) => PICTURE.test(file) && !named.has(file));
  for (const file of others) {
    rmSync(path.join(siteFolder, file));
  }
  return others.toSorted();
}
