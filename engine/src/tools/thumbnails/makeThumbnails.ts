import path from 'node:path';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

import {
  documentFingerprint,
  openExample,
  openSession,
  takeScreenshots,
  type Screenshotter,
  screenshotThemes,
  type ThemedBytes
} from '../chromium/screenshotter.ts';
import type { FailedWork, WorkObserver } from '../chromium/runPool.ts';
import { shortHash } from '../../content/files.ts';
import { loadSite } from '../../content/loadSite.ts';
import {
  type MadeThumbnail,
  readThumbnailIndex,
  type ShownPart,
  thumbnailFolder,
  type ThumbnailIndex,
  writeThumbnailIndex
} from '../../content/thumbnailIndex.ts';
import { standaloneExamples } from '../../examples/siteExamples.ts';
import type { StandaloneExample } from '../../model.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { cropScreenshot } from '../chromium/imageProcessing.ts';
import { FULLSCREEN_THUMBNAIL_PX } from '../../core/constants.ts';
import { shownBand } from './shownBand.ts';

const NAME_LENGTH = 16;

interface ThumbnailSummary {
  rendered: number;
  unchanged: number;
  failed: FailedWork[];
  /** Total size of all current pictures. */
  bytes: number;
}

interface Wanted {
  example: StandaloneExample;
  fingerprint: string;
}

/**
 * Renders pictures, light and dark, of full-screen examples (requirements 2.2.7 and 9.14) from the last build.
 * Pictures of unchanged examples are kept.
 * @throws Error when there is no built site, or no browser
 */
export async function makeThumbnails(context: SiteContext, observe: WorkObserver): Promise<ThumbnailSummary> {
  const { config, folder: siteFolder, outFolder } = context;
  const site = await loadSite(config, siteFolder);
  const examples = standaloneExamples(site)
    .map(({ example }) => example)
    .filter(({ isFullscreen, thumbnail }) => isFullscreen && thumbnail === null);
  const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
  try {
    const known = readThumbnailIndex(siteFolder);
    const index: ThumbnailIndex = {};
    const failed: FailedWork[] = [];
    const wanted: Wanted[] = [];
    for (const example of examples) {
      const response = await fetch(server.address + example.path);
      const fingerprint = documentFingerprint(await response.text());
      const made = known[example.key];
      if (!response.ok) {
        failed.push({ path: example.path, message: 'is not in the built site: build it again' });
      } else if (made?.fingerprint === fingerprint && isThere(made, siteFolder)) {
        index[example.key] = made;
      } else {
        wanted.push({ example, fingerprint });
      }
    }
    const unchanged = Object.keys(index).length;
    failed.push(...(await render(wanted, server.address, { siteFolder, index, observe })));
    removeOthers(index, siteFolder);
    return { rendered: Object.keys(index).length - unchanged, unchanged, failed, bytes: sizeOf(index, siteFolder) };
  } finally {
    await server.close();
  }
}

interface Rendering {
  siteFolder: string;
  /** Extended as pictures are rendered. */
  index: ThumbnailIndex;
  observe: WorkObserver;
}

async function render(
  wanted: readonly Wanted[],
  address: string,
  { siteFolder, index, observe }: Rendering
): Promise<FailedWork[]> {
  const folder = thumbnailFolder(siteFolder);
  mkdirSync(folder, { recursive: true });
  return takeScreenshots(wanted, {
    async open(browser) {
      const { take, close } = await openThumbnailScreenshotter(browser);
      return { take: ({ example }) => take(address + example.path), close };
    },
    keep({ example, fingerprint }, { light, dark, shown }) {
      const name = shortHash(example.key, NAME_LENGTH);
      const made = {
        fingerprint,
        light: `${name}-light.webp`,
        dark: `${name}-dark.webp`,
        ...(shown === null ? {} : { shown })
      };
      writeFileSync(path.join(folder, made.light), light);
      writeFileSync(path.join(folder, made.dark), dark);
      index[example.key] = made;
      writeThumbnailIndex(siteFolder, index);
    },
    pathOf: ({ example }) => example.path,
    observe
  });
}

function filesOf({ light, dark }: Pick<MadeThumbnail, 'light' | 'dark'>): string[] {
  return [light, dark];
}

function isThere(made: MadeThumbnail, siteFolder: string): boolean {
  return filesOf(made).every((file) => existsSync(path.join(thumbnailFolder(siteFolder), file)));
}

/** Removes stale pictures of removed or failed examples, which would otherwise still be shown. */
function removeOthers(index: ThumbnailIndex, siteFolder: string): void {
  writeThumbnailIndex(siteFolder, index);
  const kept = new Set(Object.values(index).flatMap(filesOf));
  for (const file of readdirSync(thumbnailFolder(siteFolder))) {
    if (file.endsWith('.webp') && !kept.has(file)) {
      rmSync(path.join(thumbnailFolder(siteFolder), file));
    }
  }
}

function sizeOf(index: ThumbnailIndex, siteFolder: string): number {
  const files = Object.values(index).flatMap(filesOf);
  return files.reduce((sum, file) => sum + statSync(path.join(thumbnailFolder(siteFolder), file)).size, 0);
}

/** Viewport of a document, before its picture is scaled down. */
const WINDOW = { width: 1920, height: 1080 };
/** Viewport of those that show little: a dialog in a large window would be too small to read. */
const SMALL_WINDOW = { width: 960, height: 540 };
const QUALITY = 0.8;
/** Empty pixels that a picture keeps around what it shows. */
const MARGIN_PX = 36;

interface Taken extends ThemedBytes {
  /** Rows that show something; null for a picture that is shown as a whole. */
  shown: ShownPart | null;
}

/** Opens a screenshotter that takes pictures of documents by address, scaled down to thumbnails. */
async function openThumbnailScreenshotter(browser: Browser): Promise<Screenshotter<string, Taken>> {
  const { page, canvasPage, close } = await openSession(browser, { viewport: WINDOW });
  const crop = (png: Buffer, from: typeof WINDOW): Promise<Buffer> =>
    cropScreenshot(canvasPage, png, {
      size: FULLSCREEN_THUMBNAIL_PX,
      from: { x: 0, y: 0, ...from },
      to: { x: 0, y: 0, ...FULLSCREEN_THUMBNAIL_PX },
      quality: QUALITY
    });
  return {
    async take(address) {
      await page.setViewportSize(WINDOW);
      await page.emulateMedia({ colorScheme: 'light' });
      await openExample(page, address);
      const { window, shown } = await fitWindow(page);
      const { light, dark } = await screenshotThemes(page);
      return { light: await crop(light, window), dark: await crop(dark, window), shown };
    },
    close
  };
}

/** Makes the window smaller around an example that leaves more than half of it empty, and fits there as well. */
async function fitWindow(page: Page): Promise<{ window: typeof WINDOW; shown: Taken['shown'] }> {
  if (isSmall(await shownBand(page))) {
    await page.setViewportSize(SMALL_WINDOW);
    const band = await shownBand(page);
    if (isSmall(band)) {
      return { window: SMALL_WINDOW, shown: rowsOf(band) };
    }
    await page.setViewportSize(WINDOW);
  }
  return { window: WINDOW, shown: null };
}

type Band = Awaited<ReturnType<typeof shownBand>>;

function isSmall(band: Band): boolean {
  return heightOf(band) < SMALL_WINDOW.height;
}

function heightOf({ top, bottom }: Band): number {
  return bottom - top;
}

/** Returns the rows of the picture that show a part of the small window, or null if they are nearly all. */
function rowsOf(band: Band): Taken['shown'] {
  const rows = FULLSCREEN_THUMBNAIL_PX.height;
  const scale = rows / SMALL_WINDOW.height;
  const top = Math.max(0, Math.floor(band.top * scale) - MARGIN_PX);
  const left = Math.max(0, Math.floor(band.left * scale) - MARGIN_PX);
  const height = Math.min(rows, Math.ceil(band.bottom * scale) + MARGIN_PX) - top;
  return heightOf(band) > 0 && height < rows - MARGIN_PX ? { left, top, height } : null;
}
