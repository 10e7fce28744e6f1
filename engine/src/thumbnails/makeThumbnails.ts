import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { loadSite } from '../content/loadSite.ts';
import {
  type MadeThumbnail,
  type ThumbnailIndex,
  readThumbnailIndex,
  thumbnailFolder,
  writeThumbnailIndex
} from '../content/thumbnailIndex.ts';
import { siteExamples } from '../examples/siteExamples.ts';
import type { Example } from '../model.ts';
import { startPreviewServer } from '../preview/previewServer.ts';
import type { SiteContext } from '../site/siteContext.ts';
import { documentFingerprint } from './documentFingerprint.ts';
import { openBrowser } from './openBrowser.ts';
import { openPhotographer } from './takePictures.ts';

/** Windows at once. */
const PHOTOGRAPHERS = 2;

export interface ThumbnailSummary {
  rendered: number;
  unchanged: number;
  failed: { path: string; message: string }[];
  /** Of all pictures that are kept. */
  bytes: number;
}

/** Told of each picture that is done, of how many. */
export type ThumbnailObserver = (done: number, total: number) => void;

interface Wanted {
  example: Example;
  fingerprint: string;
}

/**
 * Makes pictures, light and dark, of the examples that need a whole window (spec §2.2, §9), from the site as it was
 * built last. Those of examples that show the same as before are kept.
 * @throws Error when there is no built site, or no browser
 */
export async function makeThumbnails(context: SiteContext, observe: ThumbnailObserver): Promise<ThumbnailSummary> {
  const { config, folder, cacheFolder, outFolder } = context;
  const site = await loadSite(config, folder);
  const examples = siteExamples(site)
    .map(({ example }) => example)
    .filter(({ isFullscreen, thumbnail }) => isFullscreen && thumbnail === null);
  const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
  try {
    const known = readThumbnailIndex(cacheFolder);
    const index: ThumbnailIndex = {};
    const failed: ThumbnailSummary['failed'] = [];
    const wanted: Wanted[] = [];
    for (const example of examples) {
      const response = await fetch(server.address + example.path);
      const fingerprint = documentFingerprint(await response.text());
      const made = known[example.key];
      if (!response.ok) {
        failed.push({ path: example.path, message: 'is not in the built site: build it again' });
      } else if (made?.fingerprint === fingerprint && isThere(made, cacheFolder)) {
        index[example.key] = made;
      } else {
        wanted.push({ example, fingerprint });
      }
    }
    const unchanged = Object.keys(index).length;
    failed.push(...(await render(wanted, server.address, { cacheFolder, index, observe })));
    removeOthers(index, cacheFolder);
    return { rendered: Object.keys(index).length - unchanged, unchanged, failed, bytes: sizeOf(index, cacheFolder) };
  } finally {
    await server.close();
  }
}

interface Rendering {
  cacheFolder: string;
  /** Grows as pictures are made, and is written each time, so that little is lost when the command is stopped. */
  index: ThumbnailIndex;
  observe: ThumbnailObserver;
}

async function render(
  wanted: readonly Wanted[],
  address: string,
  { cacheFolder, index, observe }: Rendering
): Promise<ThumbnailSummary['failed']> {
  const failed: ThumbnailSummary['failed'] = [];
  if (wanted.length === 0) {
    return failed;
  }
  const folder = thumbnailFolder(cacheFolder);
  mkdirSync(folder, { recursive: true });
  const queue = [...wanted];
  let done = 0;
  observe(done, wanted.length);
  const browser = await openBrowser();
  const work = async (): Promise<void> => {
    const photographer = await openPhotographer(browser);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { example, fingerprint } = next;
      try {
        const { light, dark } = await photographer.take(address + example.path);
        const name = createHash('sha256').update(example.key).digest('hex').slice(0, 16);
        const made = { fingerprint, light: `${name}-light.webp`, dark: `${name}-dark.webp` };
        writeFileSync(path.join(folder, made.light), light);
        writeFileSync(path.join(folder, made.dark), dark);
        index[example.key] = made;
        writeThumbnailIndex(cacheFolder, index);
      } catch (error) {
        if (!browser.isConnected()) {
          throw new Error('The browser was closed before all pictures were taken.', { cause: error });
        }
        failed.push({ path: example.path, message: error instanceof Error ? error.message : String(error) });
      }
      observe(++done, wanted.length);
    }
    await photographer.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(PHOTOGRAPHERS, queue.length) }, work));
  } finally {
    await browser.close();
  }
  return failed;
}

function filesOf({ light, dark }: MadeThumbnail): string[] {
  return [light, dark];
}

function isThere(made: MadeThumbnail, cacheFolder: string): boolean {
  return filesOf(made).every((file) => existsSync(path.join(thumbnailFolder(cacheFolder), file)));
}

/** Pictures of examples that are gone or failed would be shown as if they were right. */
function removeOthers(index: ThumbnailIndex, cacheFolder: string): void {
  writeThumbnailIndex(cacheFolder, index);
  const kept = new Set(Object.values(index).flatMap(filesOf));
  for (const file of readdirSync(thumbnailFolder(cacheFolder))) {
    if (file.endsWith('.webp') && !kept.has(file)) {
      rmSync(path.join(thumbnailFolder(cacheFolder), file));
    }
  }
}

function sizeOf(index: ThumbnailIndex, cacheFolder: string): number {
  const files = Object.values(index).flatMap(filesOf);
  return files.reduce((sum, file) => sum + statSync(path.join(thumbnailFolder(cacheFolder), file)).size, 0);
}
