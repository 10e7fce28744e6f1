import type { Browser, Locator, Page } from 'playwright-core';

import { listThemes, CONTRAST, COLOR_SCHEME, type ThemeAxis } from '../../core/themes.ts';
import {
  LEAST_TARGET_PX,
  type MeasuredContrast,
  type MeasuredExample,
  type MeasuredPart,
  type MeasuredTarget,
  roundPx
} from '../../core/measures.ts';
import { openExample } from '../chromium/screenshotter.ts';
import { collectColors, type FoundColors } from './colorsInPage.ts';
import { contrastsOf } from './contrasts.ts';
import { measureParts } from './partsInPage.ts';
import type { MeasureRequest } from './planMeasures.ts';
import { measureTargets } from './targetsInPage.ts';

const WINDOW = { width: 1280, height: 800 };
const TIMEOUT_MS = 30_000;
/** A document has settled once nothing of it changed for a while; those that never rest are measured all the same. */
const QUIET = { forMs: 100, withinMs: 5000 };

/** Measures examples one after the other. Those of a tab in succession need its document only once. */
interface Measurer {
  /** @throws Error when a document doesn't load, or its example fails */
  measure: (request: MeasureRequest) => Promise<Pick<MeasuredExample, 'parts' | 'accessibility'>>;
  close: () => Promise<void>;
}

/** Opens windows that measure examples of a built site: one for tabs, one for standalone examples. @param origin of the server */
export async function openMeasurer(browser: Browser, origin: string, axes: readonly ThemeAxis[]): Promise<Measurer> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' });
  const [tab, page] = [await context.newPage(), await context.newPage()];
  return {
    async measure({ path, tabPath, slug, shows, prefixes }) {
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
      const parts = shows.size === 0 ? {} : await partsIn(tab, origin + tabPath, slug, shows);
      const accessibility =
        prefixes?.length === 0
          ? { targets: [], contrasts: [] }
          : prefixes && (await accessibilityOf(page, origin + path, { prefixes, axes }));
      return { parts, accessibility };
    },
    close: () => context.close()
  };
}

/** Measures parts of an example where readers see it: in its tab, at the width of its figure. */
async function partsIn(
  page: Page,
  address: string,
  slug: string,
  shows: MeasureRequest['shows']
): Promise<Record<string, MeasuredPart | null>> {
  if (page.url() !== address) {
    const response = await page.goto(address, { timeout: TIMEOUT_MS });
    if (!response?.ok()) {
      throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`);
    }
  }
  const preview = page.locator(`[data-preview][data-example="${slug}"]`);
  await settle(page, preview);
  const measured = await preview.locator('[data-root]').evaluate(measureParts, [...shows.keys()]);
  return Object.fromEntries(
    [...shows].map(([selector, names], index) => {
      const part = measured[index];
      return [selector, part ? Object.fromEntries([...names].map((name) => [name, part[name].map(roundPx)])) : null];
    })
  );
}

/** Waits until an example of a tab is as readers see it: laid out, hydrated, with its fonts, and still. */
async function settle(page: Page, preview: Locator): Promise<void> {
  await preview.scrollIntoViewIfNeeded({ timeout: TIMEOUT_MS });
  await page.waitForFunction(
    (element) => {
      const { state, mount } = (element as HTMLElement).dataset;
      return state === 'live' || state === 'error' || mount === 'none';
    },
    await preview.elementHandle(),
    { timeout: TIMEOUT_MS }
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(isStill, null, { timeout: TIMEOUT_MS });
}

interface AccessibilityInput {
  prefixes: readonly string[];
  axes: readonly ThemeAxis[];
}

async function accessibilityOf(
  page: Page,
  address: string,
  { prefixes, axes }: AccessibilityInput
): Promise<MeasuredExample['accessibility']> {
  await openExample(page, address, { settleMs: 0 });
  // Code editors load for a while after the example is there, and follow a theme when it has changed.
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await page.evaluate(untilQuiet, QUIET);
  // Some browsers begin with a pointer in the corner, over the first part of the example.
  await page.mouse.move(-1, -1);
  const root = page.locator('[data-preview] [data-root]');
  const targets = await root.evaluate(measureTargets, { prefixes, least: LEAST_TARGET_PX.minimum });
  const colorsIn = async (
    colorScheme: 'light' | 'dark',
    contrast: 'no-preference' | 'more'
  ): Promise<FoundColors[]> => {
    await page.emulateMedia({ colorScheme, contrast });
    await page.waitForFunction(hasTheme, codeOf(axes, colorScheme, contrast === 'more'), { timeout: TIMEOUT_MS });
    await page.evaluate(untilQuiet, QUIET);
    await page.waitForFunction(isStill, null, { timeout: TIMEOUT_MS });
    return root.evaluate(collectColors, prefixes);
  };
  const contrasts = contrastsOf({
    light: [await colorsIn('light', 'no-preference')],
    dark: [await colorsIn('dark', 'no-preference')],
    highContrast: [await colorsIn('light', 'more'), await colorsIn('dark', 'more')]
  });
  return { targets: distinct(targets.map(roundTarget)), contrasts: distinct<MeasuredContrast>(contrasts) };
}

/** Returns the code of the theme that a new reader has, whose system asks for a color scheme and contrast. */
function codeOf(axes: readonly ThemeAxis[], scheme: 'light' | 'dark', isHigh: boolean): string {
  const theme = listThemes(axes).find(({ values }) =>
    axes.every(({ name, values: own }) => {
      const wanted = name === COLOR_SCHEME ? scheme : own[name === CONTRAST && isHigh ? 1 : 0]?.name;
      return values[name] === wanted;
    })
  );
  return theme?.code ?? 'a';
}

function roundTarget({ width, height, ...rest }: MeasuredTarget): MeasuredTarget {
  return { ...rest, width: roundPx(width), height: roundPx(height) };
}

function distinct<Value extends object>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Runs in the page. */
function hasTheme(code: string): boolean {
  return document.documentElement.dataset['inTheme'] === code;
}

/** Runs in the page: waits until nothing of the document has changed for a while. */
function untilQuiet({ forMs, withinMs }: typeof QUIET): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, forMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, forMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(end, withinMs);
  });
}

/** Runs in the page: whether no style is changing. */
function isStill(): boolean {
  return !document.getAnimations().some((animation) => animation instanceof CSSTransition);
}
