import { expect, test } from '../support/test.ts';

import { launchBrowser } from '../../scripts/browser.ts';

import { casesOfTier } from '../support/tier.ts';

/** Long enough for the first notification of the page's observers. */
const SETTLED_MS = 500;
/** Maximum number of restyled elements: the controls of all examples; a whole page has thousands. */
const MAX_ELEMENTS = 1000;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

for (const path of casesOfTier(['/components/button', '/layouts/flex', '/components/accordion'], { share: 3 })) {
  test(`the scripts of ${path} only restyle the parts that they change`, async ({ address }) => {
    // A browser records only one trace at a time, so this one is not shared with other tests.
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
    expect(Math.max(...styled)).toBeLessThan(MAX_ELEMENTS);
  });
}

for (const width of [390, 1280, 1700]) {
  test(`the sticky bars have the expected height at ${width} px`, async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width, height: 800 } })).newPage();
    for (const path of ['/layouts/flex', '/get-started/develop', '/']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pb-sticky-height'))).toBe('');
    }
  });
}
