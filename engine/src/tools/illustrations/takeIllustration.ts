import type { Browser, Page } from 'playwright-core';

import { type Box, contentBox, encodeWithinLimit, fitBox, cropScreenshot } from '../chromium/imageProcessing.ts';
import { openExample, openSession, type Screenshotter, settle, screenshotThemes } from '../chromium/screenshotter.ts';
import type { IllustrationStep, RenderedIllustration } from '../../core/config/site.ts';
import { ILLUSTRATION_MAX_BYTES, ILLUSTRATION_PX } from '../../core/constants.ts';

/** Device pixel ratio of screenshots, so that enlarged content stays sharp. */
const DENSITY = 2;
/** Maximum scale for small examples. */
const MAX_ENLARGEMENT = 1.75;
const STEP_TIMEOUT_MS = 5_000;

/** Fixed time in every picture, so that calendars always look the same. */
const NOW = '2026-05-12T10:00:00Z';

/** Padding in CSS pixels, so that shadows and outlines of the example are not cut off at the window's edge. */
const ROOM = 24;

export interface IllustrationOrder {
  /** Address of the example's document on the server. */
  address: string;
  settings: RenderedIllustration;
}

/** Opens a screenshotter for illustrations: the content of an example, centered on a plain background of the theme. */
export async function openIllustrationScreenshotter(browser: Browser): Promise<Screenshotter<IllustrationOrder>> {
  const { page, canvasPage, close } = await openSession(browser, { deviceScaleFactor: DENSITY, timezoneId: 'UTC' });
  await page.clock.setFixedTime(NOW);
  return {
    async take({ address, settings }) {
      const {
        width,
        height = Math.round((width * ILLUSTRATION_PX.height) / ILLUSTRATION_PX.width),
        padding
      } = settings;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height });
      await openExample(page, address);
      await prepare(page, settings);
      const shots = await screenshotThemes(page, padding > 0);
      // Both themes use the same crop, so that nothing moves when the theme changes.
      const from = padding > 0 ? await contentBox(canvasPage, shots.light) : whole({ width, height });
      if (from === null) {
        throw new Error('shows nothing');
      }
      const to = fitBox(from, { canvas: ILLUSTRATION_PX, padding, maxScale: MAX_ENLARGEMENT / DENSITY });
      const crop = (shot: Buffer): Promise<Buffer> =>
        encodeWithinLimit(
          (quality) => cropScreenshot(canvasPage, shot, { size: ILLUSTRATION_PX, from, to, quality }),
          ILLUSTRATION_MAX_BYTES
        );
      return { light: await crop(shots.light), dark: await crop(shots.dark) };
    },
    close
  };
}

function whole({ width, height }: { width: number; height: number }): Box {
  return { x: 0, y: 0, width: width * DENSITY, height: height * DENSITY };
}

async function prepare(page: Page, { steps, clip, padding }: RenderedIllustration): Promise<void> {
  await page.addStyleTag({ content: groundStyle(padding > 0) });
  for (const step of steps) {
    await doStep(page, step);
    await settle(page);
  }
  if (!steps.some((step) => 'hover' in step)) {
    await page.mouse.move(0, 0);
  }
  await page.evaluate(holdEndlessAnimations);
  if (clip !== undefined) {
    if ((await page.locator(`css=${clip}`).count()) === 0) {
      throw new Error(`has nothing that "${clip}" selects`);
    }
    await page.addStyleTag({ content: clipStyle(clip) });
  }
}

async function doStep(page: Page, step: IllustrationStep): Promise<void> {
  const options = { timeout: STEP_TIMEOUT_MS };
  if ('click' in step) {
    await page.locator(step.click).first().click(options);
  } else if ('hover' in step) {
    await page.locator(step.hover).first().hover(options);
  } else {
    await page.locator(step.fill).first().fill(step.with, options);
    await page.locator(step.fill).first().blur(options);
  }
}

/** Freezes endless animations midway, since a screenshot would show their first frame. */
function holdEndlessAnimations(): void {
  const SHARE = 0.35;
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    const { iterations, duration } = effect?.getTiming() ?? {};
    const isElement = effect instanceof KeyframeEffect && effect.pseudoElement === null;
    if (isElement && iterations === Infinity && typeof duration === 'number') {
      animation.pause();
      animation.currentTime = duration * SHARE;
      animation.commitStyles();
      animation.cancel();
    }
  }
}

function groundStyle(hasRoom: boolean): string {
  return `
    html, body.pb-standalone { background-color: var(--pf-t--global--background--color--secondary--default); }
    body.pb-standalone { box-sizing: border-box; padding: ${hasRoom ? ROOM : 0}px; }`;
}

/** Hides everything but the selected parts, without changing the layout. */
function clipStyle(clip: string): string {
  return `
    body :not(:is(${clip}), :is(${clip}) *) { visibility: hidden !important; }
    :is(${clip}) { visibility: visible !important; }`;
}
