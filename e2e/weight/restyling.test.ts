import { expect, test } from '../support/test.ts';

import { launchBrowser } from '../../scripts/browser.ts';

import { casesOfTier } from '../support/tier.ts';

/** Long enough for the observers that a page starts to be told for the first time. */
const SETTLED_MS = 500;
/** The controls of all examples; the whole of a page would be thousands. */
const MOST_ELEMENTS = 1000;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

for (const path of casesOfTier(['/components/button', '/layouts/flex', '/components/accordion'], { share: 3 })) {
  test(`the scripts of ${path} have no more than its changed parts styled again`, async ({ address }) => {
    // Only one trace can be made of a browser at a time: not of the one that other tests use.
    await using browser = await launchBrowser();
    const page = await browser.newPage({ baseURL: address });
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(path);
    await page.waitForTimeout(SETTLED_MS);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const styled = trace.traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : []
    );
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(MOST_ELEMENTS);
  });
}

for (const width of [390, 1280, 1700]) {
  test(`the bars at the top are as high as expected at ${width} px`, async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width, height: 800 } })).newPage();
    for (const path of ['/layouts/flex', '/get-started/develop', '/']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pb-sticky-height'))).toBe('');
    }
  });
}
