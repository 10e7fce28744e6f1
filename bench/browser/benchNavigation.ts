import type { Browser } from 'playwright-core';

import { loadUntilIdle, recordTimes } from './loadTimes.ts';
import { median } from './median.ts';
import { type NavigationTime, measureNavigation } from './navigationTime.ts';
import { throttle } from './throttle.ts';

const FROM = '/components/accordion';
const TARGETS = ['/components/button', '/components/tabs', '/components/table'] as const;
const RUNS = 10;

/** Duration of a client-side navigation; medians of several runs. */
export interface NavigationFigures {
  to: string;
  /** After hovering over the link. */
  hovered: NavigationTime;
  time: NavigationTime;
  throttled: NavigationTime;
}

/** Follows links of the site at `origin`, each from a newly loaded page. */
export async function benchNavigation(browser: Browser, origin: string): Promise<NavigationFigures[]> {
  const figures: NavigationFigures[] = [];
  for (const to of TARGETS) {
    figures.push({
      to,
      hovered: await medianTime(browser, origin, { to, isHovered: true, isSlow: false }),
      time: await medianTime(browser, origin, { to, isHovered: false, isSlow: false }),
      throttled: await medianTime(browser, origin, { to, isHovered: false, isSlow: true })
    });
  }
  return figures;
}

interface Conditions {
  to: string;
  isHovered: boolean;
  isSlow: boolean;
}

async function medianTime(
  browser: Browser,
  origin: string,
  { to, isHovered, isSlow }: Conditions
): Promise<NavigationTime> {
  const runs: NavigationTime[] = [];
  while (runs.length < RUNS) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await recordTimes(page);
    await loadUntilIdle(page, origin + FROM);
    if (isSlow) {
      await throttle(page);
    }
    runs.push(await measureNavigation(page, to, isHovered));
    await context.close();
  }
  return {
    shownMs: median(runs.map(({ shownMs }) => shownMs)),
    firstExampleLiveMs: median(runs.map(({ firstExampleLiveMs }) => firstExampleLiveMs))
  };
}
