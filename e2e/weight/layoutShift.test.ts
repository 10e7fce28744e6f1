import { expect, test } from '../support/test.ts';
import { REPRESENTATIVE_PAGES } from '../accessibility/pages.ts';
import { trackRequests, requestsSettled } from '../support/pendingRequests.ts';

import { casesOfTier } from '../support/tier.ts';

/** Maximum cumulative layout shift, which is imperceptible. */
const MAX_SHIFT = 0.01;

const WIDTHS = [390, 1440];

/** Reversed for wide viewports, so that the quick tier, which samples every second page, covers all of them. */
function pagesAt(width: number): readonly string[] {
  return width < 1000 ? REPRESENTATIVE_PAGES : REPRESENTATIVE_PAGES.slice(1);
}

declare global {
  interface Window {
    /** Layout shifts since navigation start: value and elements. */
    shifts?: { value: number; elements: string[] }[];
  }
}

/** Runs in the page before its scripts. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      const elements = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
      window.shifts?.push({ value: entry.value, elements });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}

for (const width of WIDTHS) {
  test.describe(`in a window of ${width} px`, () => {
    for (const path of casesOfTier(pagesAt(width), { share: 6 })) {
      test(`${path} has no layout shift while loading`, async ({ newContext }) => {
        const context = await newContext({ viewport: { width, height: 900 } });
        await context.addInitScript(recordShifts);
        const page = await context.newPage();
        const pending = trackRequests(page);
        await page.goto(path);
        await requestsSettled(page, pending);
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        const shifts = await page.evaluate(() => window.shifts ?? []);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }
  });
}
