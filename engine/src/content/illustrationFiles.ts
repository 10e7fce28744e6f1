import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { RenderedIllustration } from '../core/config/site.ts';
import type { ResolvedConfig } from '../core/config.ts';
import { shortHash, sortedByKey, writeJson } from './files.ts';

/** Below the site's folder; kept with the site, so that a build needs no browser. */
const FOLDER = 'illustrations';
const INDEX = 'rendered.json';
const HASH_LENGTH = 16;
const PICTURE = /-(?:light|dark)\.webp$/;

/** What a page's pictures show, as hashes. */
export interface MadeIllustration {
  /** Of the page's settings in the configuration. */
  settings: string;
  /** Of the example's document. */
  document: string;
}

/** By page address. */
export type IllustrationIndex = Record<string, MadeIllustration>;

/** The pages whose summary is to have a picture of an example. */
export function renderedIllustrations({ summaries }: ResolvedConfig): [page: string, settings: RenderedIllustration][] {
  return Object.entries(summaries).flatMap(([page, { illustration }]): [string, RenderedIllustration][] =>
    illustration && 'example' in illustration ? [[page, illustration]] : []
  );
}

/** Where a page's pictures are kept, below the site's folder. */
export function illustrationFiles(page: string): { light: string; dark: string } {
  return { light: `${FOLDER}${page}-light.webp`, dark: `${FOLDER}${page}-dark.webp` };
}

/** Whether a page has a picture of each theme. */
export function hasIllustration(siteFolder: string, page: string): boolean {
  return Object.values(illustrationFiles(page)).every((file) => existsSync(path.join(siteFolder, file)));
}

/** Changes with everything about a picture that the configuration says. */
export function settingsHash({ example, steps, clip, width, height, padding }: RenderedIllustration): string {
  const settings = [example, steps, clip ?? null, width, height ?? null, padding];
  return shortHash(JSON.stringify(settings), HASH_LENGTH);
}

/** What was made so far; nothing where the list is missing. */
export function readIllustrationIndex(siteFolder: string): IllustrationIndex {
  const file = path.join(siteFolder, FOLDER, INDEX);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as IllustrationIndex) : {};
}

/** Writes the list in the order of addresses, so that versions of it compare well. */
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
 * Removes the pictures that no summary names, neither as an example's nor as drawn.
 * @returns their files, below the site's folder
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
