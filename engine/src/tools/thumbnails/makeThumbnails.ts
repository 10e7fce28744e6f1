import path from 'node:path';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

import {
  documentFingerprint,
  openExample,
  openSession,
  takeScreenshots,
  type Screenshotter,
  type ScreenshotSession,
  screenshotThemes,
  type ThemedBytes
} from '../chromium/screenshotter.ts';
import type { FailedWork, WorkObserver } from '../chromium/runPool.ts';
import { readAsset } from '../../content/assets.ts';
import { shortHash } from '../../content/files.ts';
import { loadSite } from '../../content/loadSite.ts';
import {
  type MadeThumbnail,
  readStillIndex,
  readThumbnailIndex,
  type ShownPart,
  type ThemedFiles,
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
import { isOnlyButton, makeStills, type StillCandidate } from './makeStills.ts';
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
  const all = standaloneExamples(site).map(({ example }) => example);
  const examples = all.filter(({ isFullscreen, thumbnail }) => isFullscreen && thumbnail === null);
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
    const stills = await makeStills(await readCandidates(all, server.address), {
      siteFolder,
      address: server.address,
      known: readStillIndex(siteFolder),
      observe
    });
    const files = [
      ...Object.values(index).flatMap(filesOf),
      ...Object.values(stills.index).flatMap(({ pictures }) => (pictures ? [pictures.light, pictures.dark] : []))
    ];
    writeThumbnailIndex(siteFolder, index);
    removeOthers(files, siteFolder);
    return {
      rendered: Object.keys(index).length - unchanged + stills.rendered,
      unchanged: unchanged + stills.unchanged,
      failed: [...failed, ...stills.failed],
      bytes: sizeOf(files, siteFolder)
    };
  } finally {
    await server.close();
  }
}

/** Reads the documents of examples with a button alone; those in Markup open nothing. */
async function readCandidates(examples: readonly StandaloneExample[], address: string): Promise<StillCandidate[]> {
  const candidates: StillCandidate[] = [];
  for (const example of examples.filter(({ isFullscreen, lang }) => !isFullscreen && lang !== 'html')) {
    const html = await fetch(address + example.path).then((response) => (response.ok ? response.text() : ''));
    if (isOnlyButton(html)) {
      candidates.push({ example, html });
    }
  }
  return candidates;
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
    keep({ example, fingerprint }, { small, ...wide }) {
      const name = shortHash(example.key, NAME_LENGTH);
      const write = (variant: string, { light, dark }: ThemedBytes): ThemedFiles => {
        const files = { light: `${name}${variant}-light.webp`, dark: `${name}${variant}-dark.webp` };
        writeFileSync(path.join(folder, files.light), light);
        writeFileSync(path.join(folder, files.dark), dark);
        return files;
      };
      index[example.key] = {
        fingerprint,
        ...write('', wide),
        ...(small === null ? {} : { shown: small.shown, narrow: write('-narrow', small.narrow) })
      };
      writeThumbnailIndex(siteFolder, index);
    },
    pathOf: ({ example }) => example.path,
    observe
  });
}

function filesOf({ light, dark, narrow }: MadeThumbnail): string[] {
  return [light, dark, ...(narrow ? [narrow.light, narrow.dark] : [])];
}

/**
 * Whether all pictures of an example are there, as they are made now: those of a small one once had none for phones, and
 * wide ones once had fewer pixels.
 */
function isThere(made: MadeThumbnail, siteFolder: string): boolean {
  const fileOf = (file: string): string => path.join(thumbnailFolder(siteFolder), file);
  const isWhole = made.shown === undefined || made.narrow !== undefined;
  return (
    isWhole &&
    filesOf(made).every((file) => existsSync(fileOf(file))) &&
    [made.light, made.dark].every((file) => readAsset(fileOf(file))?.size?.width === PICTURE.width)
  );
}

/** Removes stale pictures of removed or failed examples, which would otherwise still be shown. */
function removeOthers(files: readonly string[], siteFolder: string): void {
  const kept = new Set(files);
  for (const file of readdirSync(thumbnailFolder(siteFolder))) {
    if (file.endsWith('.webp') && !kept.has(file)) {
      rmSync(path.join(thumbnailFolder(siteFolder), file));
    }
  }
}

function sizeOf(files: readonly string[], siteFolder: string): number {
  return files.reduce((sum, file) => sum + statSync(path.join(thumbnailFolder(siteFolder), file)).size, 0);
}

/** Pixels of wide pictures per CSS pixel, for dense screens. */
const SCALE = 1.5;
/** Size of wide pictures in pixels. */
const PICTURE = { width: SCALE * FULLSCREEN_THUMBNAIL_PX.width, height: SCALE * FULLSCREEN_THUMBNAIL_PX.height };
/** Viewport of a document, before its picture is scaled down. */
const WINDOW = { width: 1920, height: 1080 };
/** Viewport of those that show little: as wide as their card in a wide window, so that they have their natural size there. */
const SMALL_WINDOW = { width: 768, height: 432 };
/** Viewport of a phone, for further pictures of these. */
const NARROW_WINDOW = { width: 390, height: 844 };
/** Pixels of narrow pictures per CSS pixel: text is legible, and takes half the bytes of the two that phones have. */
const NARROW_SCALE = 1.5;
/** CSS pixels around what a narrow picture shows. */
const NARROW_MARGIN_PX = 16;
/** Rows of a narrow picture in CSS pixels, at most: it is as high as wide, and leaves room for the next example. */
const NARROW_ROWS = NARROW_WINDOW.width;
const QUALITY = 0.5;
/** Empty pixels that a picture keeps around what it shows. */
const MARGIN_PX = 36 * SCALE;

interface Taken extends ThemedBytes {
  /** Rows that show something, and what phones show; null for a picture that is shown as a whole. */
  small: { shown: ShownPart; narrow: ThemedBytes } | null;
}

/** Opens a screenshotter that takes pictures of documents by address, scaled down to thumbnails. */
async function openThumbnailScreenshotter(browser: Browser): Promise<Screenshotter<string, Taken>> {
  const { page, canvasPage, close } = await openSession(browser, { viewport: WINDOW, deviceScaleFactor: SCALE });
  const narrow = await openSession(browser, { viewport: NARROW_WINDOW, deviceScaleFactor: NARROW_SCALE });
  const crop = (png: Buffer, { width, height }: typeof WINDOW): Promise<Buffer> =>
    cropScreenshot(canvasPage, png, {
      size: PICTURE,
      from: { x: 0, y: 0, width: SCALE * width, height: SCALE * height },
      to: { x: 0, y: 0, ...PICTURE },
      quality: QUALITY
    });
  return {
    async take(address) {
      await page.setViewportSize(WINDOW);
      await page.emulateMedia({ colorScheme: 'light' });
      await openExample(page, address);
      const { window, shown } = await fitWindow(page);
      const { light, dark } = await screenshotThemes(page);
      return {
        light: await crop(light, window),
        dark: await crop(dark, window),
        small: shown && { shown, narrow: await takeNarrow(narrow, address) }
      };
    },
    async close() {
      await Promise.all([close(), narrow.close()]);
    }
  };
}

/** Takes pictures of an example as a phone shows it, without the empty rows around it. */
async function takeNarrow({ page, canvasPage }: ScreenshotSession, address: string): Promise<ThemedBytes> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openExample(page, address);
  const { top, bottom } = await shownBand(page);
  const { light, dark } = await screenshotThemes(page);
  const from = Math.max(0, Math.floor(top) - NARROW_MARGIN_PX);
  const to = Math.min(from + NARROW_ROWS, Math.ceil(bottom) + NARROW_MARGIN_PX);
  const size = { width: NARROW_SCALE * NARROW_WINDOW.width, height: Math.round(NARROW_SCALE * (to - from)) };
  const crop = (png: Buffer): Promise<Buffer> =>
    cropScreenshot(canvasPage, png, {
      size,
      from: { x: 0, y: Math.round(NARROW_SCALE * from), ...size },
      to: { x: 0, y: 0, ...size },
      quality: QUALITY
    });
  return { light: await crop(light), dark: await crop(dark) };
}

/** Makes the window smaller around an example that leaves more than half of it empty, and fits there as well. */
async function fitWindow(page: Page): Promise<{ window: typeof WINDOW; shown: ShownPart | null }> {
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
function rowsOf(band: Band): ShownPart | null {
  const rows = PICTURE.height;
  const scale = rows / SMALL_WINDOW.height;
  const top = Math.max(0, Math.floor(band.top * scale) - MARGIN_PX);
  const left = Math.max(0, Math.floor(band.left * scale) - MARGIN_PX);
  const height = Math.min(rows, Math.ceil(band.bottom * scale) + MARGIN_PX) - top;
  return heightOf(band) > 0 && height < rows - MARGIN_PX ? { left, top, height } : null;
}
