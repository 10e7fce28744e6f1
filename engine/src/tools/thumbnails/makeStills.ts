import path from 'node:path';
import { existsSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

import { shortHash } from '../../content/files.ts';
import { type Element, elementsOf, hasAttribute, isElement, parseTree } from '../../content/html/parseMarkup.ts';
import { type Still, type StillIndex, thumbnailFolder, writeStillIndex } from '../../content/thumbnailIndex.ts';
import type { StandaloneExample } from '../../model.ts';
import { cropScreenshot } from '../chromium/imageProcessing.ts';
import type { FailedWork, WorkObserver } from '../chromium/runPool.ts';
import {
  documentFingerprint,
  openExample,
  openSession,
  type Screenshotter,
  screenshotThemes,
  takeScreenshots,
  type ThemedBytes
} from '../chromium/screenshotter.ts';

/** Examples whose document has to be looked at, with its HTML. */
export interface StillCandidate {
  example: StandaloneExample;
  html: string;
}

interface MadeStills {
  index: StillIndex;
  rendered: number;
  unchanged: number;
  failed: FailedWork[];
}

interface StillWork {
  siteFolder: string;
  /** Address of the built site. */
  address: string;
  /** Stills that were made before. */
  known: StillIndex;
  observe: WorkObserver;
}

const NAME_LENGTH = 16;

/** Window in which a dialog opens: so small that its text is legible on the page, which shows three quarters of its size. */
const WINDOW = { width: 640, height: 400 };
/** Up to which it grows for a dialog that it would cut off; a longer one scrolls in any window. */
const MAX_HEIGHT = 640;
const QUALITY = 0.6;
/** Time in which what a button opens comes into view. */
const OPEN_MS = 700;

/** Takes pictures of what the only button of an example opens over its whole window. Those of unchanged examples are kept. */
export async function makeStills(
  candidates: readonly StillCandidate[],
  { siteFolder, address, known, observe }: StillWork
): Promise<MadeStills> {
  const index: StillIndex = {};
  const wanted = candidates.filter(({ example, html }) => {
    const made = known[example.key];
    const isKnown = made?.fingerprint === documentFingerprint(html) && isThere(made, siteFolder);
    if (isKnown) {
      index[example.key] = made;
    }
    return !isKnown;
  });
  const unchanged = Object.keys(index).length;
  const failed = await takeScreenshots(wanted, {
    async open(browser) {
      const { take, close } = await openStillScreenshotter(browser);
      return { take: ({ example }) => take(address + example.path), close };
    },
    keep({ example, html }, { pictures }) {
      const name = `${shortHash(example.key, NAME_LENGTH)}-still`;
      const files = { light: `${name}-light.webp`, dark: `${name}-dark.webp` };
      if (pictures !== null) {
        writeFileSync(path.join(thumbnailFolder(siteFolder), files.light), pictures.light);
        writeFileSync(path.join(thumbnailFolder(siteFolder), files.dark), pictures.dark);
      }
      index[example.key] = { fingerprint: documentFingerprint(html), pictures: pictures && files };
      writeStillIndex(siteFolder, index);
    },
    pathOf: ({ example }) => example.path,
    observe
  });
  const rendered = Object.keys(index).length - unchanged;
  if (rendered === 0) {
    // Some may be gone.
    writeStillIndex(siteFolder, index);
  }
  return { index, rendered, unchanged, failed };
}

/** What readers may press or look at as well as a button. */
const OTHERS = new Set(['a', 'input', 'img', 'iframe', 'textarea']);

/** Whether an example's document shows nothing but a button, which readers have to press to see what the example is about. */
export function isOnlyButton(html: string): boolean {
  const root = elementsOf(parseTree(html)).find((element) => hasAttribute(element, 'data-root'));
  const elements = root === undefined ? [] : elementsOf(root);
  return (
    elements.filter(isButton).length === 1 &&
    !elements.some(({ tagName }) => OTHERS.has(tagName)) &&
    (root === undefined || textBesideButtons(root) === '')
  );
}

function isButton({ tagName }: Element): boolean {
  return tagName === 'button';
}

function textBesideButtons({ childNodes }: Element): string {
  return childNodes
    .map((node) =>
      'value' in node ? node.value.trim() : isElement(node) && !isButton(node) ? textBesideButtons(node) : ''
    )
    .join('');
}

function isThere({ pictures }: Still, siteFolder: string): boolean {
  return (
    pictures === null ||
    [pictures.light, pictures.dark].every((file) => existsSync(path.join(thumbnailFolder(siteFolder), file)))
  );
}

/** Null where the button opens nothing that covers the window. */
interface TakenStill {
  pictures: ThemedBytes | null;
}

async function openStillScreenshotter(browser: Browser): Promise<Screenshotter<string, TakenStill>> {
  const { page, canvasPage, close } = await openSession(browser, { viewport: WINDOW });
  const encode = (png: Buffer, size: typeof WINDOW): Promise<Buffer> => {
    const whole = { x: 0, y: 0, ...size };
    return cropScreenshot(canvasPage, png, { size, from: whole, to: whole, quality: QUALITY });
  };
  return {
    async take(address) {
      await page.setViewportSize(WINDOW);
      await page.emulateMedia({ colorScheme: 'light' });
      await openExample(page, address);
      const button = page.locator('[data-root] button');
      await button.click();
      await page.waitForTimeout(OPEN_MS);
      if (!(await isCovered(page))) {
        return { pictures: null };
      }
      // The page shows it beside the picture.
      await button.first().evaluate((element) => (element.style.visibility = 'hidden'));
      const size = windowFor(await hiddenRows(page));
      await page.setViewportSize(size);
      const { light, dark } = await screenshotThemes(page);
      return { pictures: { light: await encode(light, size), dark: await encode(dark, size) } };
    },
    close
  };
}

/** Window in which a dialog is whole that has so many pixels below its edge. */
export function windowFor(hidden: number): typeof WINDOW {
  const height = WINDOW.height + hidden;
  return height > MAX_HEIGHT ? WINDOW : { ...WINDOW, height };
}

/** Height of what dialogs cut off at their edge, such as their buttons. What scrolls within them is no part of it. */
function hiddenRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')];
    return Math.max(0, ...dialogs.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });
}

/** Whether something covers the last corner of the window, which examples with one button leave empty. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    document.querySelector('.pb-controls')?.remove();
    const last = document.elementFromPoint(innerWidth - 2, innerHeight - 2);
    return last !== null && !last.matches('html, body') && last.closest('[data-preview], main') === null;
  });
}
