import { expect, test } from '../support/test.ts';

import { launchBrowser } from '../../scripts/browser.ts';

import { holdRequests } from '../support/holdRequests.ts';
import { casesOfTier } from '../support/tier.ts';

// Snapshots of a recorded trace style the whole page.
test.use({ trace: 'off' });

/** Long enough for the first notification of the page's observers. */
const SETTLED_MS = 500;
/** Maximum number of elements that scripts restyle at once: the controls of all examples; a page has thousands. */
const MAX_ELEMENTS = 300;

/** Number of elements that another theme restyles: the page has ten thousand, half of them in its examples. */
const FOR_THEME = { least: 1000, most: 4000 };
/** Elements whose colors change gradually, and which are styled in each frame until then: some 280. */
const MOST_IN_TRANSITION = 400;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Numbers of elements that were styled, one for each time. */
function elementsStyled(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : []));
}

for (const path of casesOfTier(['/components/button', '/layouts/flex', '/components/accordion'], { share: 3 })) {
  test(`the scripts of ${path} only restyle the parts that they change`, async ({ address }) => {
    // A browser records only one trace at a time, so this one is not shared with other tests.
    await using browser = await launchBrowser();
    const page = await browser.newPage({ baseURL: address });
    // The scripts wait, since the first styling of a slowly parsed page takes any number of elements.
    const startScripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    await page.waitForTimeout(SETTLED_MS);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    startScripts();
    await page.waitForLoadState('load');
    await page.waitForTimeout(SETTLED_MS);
    const styled = elementsStyled(await browser.stopTracing());
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(MAX_ELEMENTS);
  });
}

test('another theme has no more styled again than what is near the window', async ({ address }) => {
  await using browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: address });
  // An address with an anchor lays out all examples at once, so that none is styled later instead of the theme.
  await page.goto('/components/table#pb_main');
  await page.waitForTimeout(SETTLED_MS);
  await page.getByRole('button', { name: 'Display settings' }).click();
  const dark = page.getByRole('radio', { name: 'Dark' });
  await dark.waitFor();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await dark.check();
  await expect(page.locator('html')).toHaveClass(/pf-v6-theme-dark/);
  const styled = elementsStyled(await browser.stopTracing()).filter((count) => count > MOST_IN_TRANSITION);
  expect(Math.max(...styled)).toBeGreaterThan(FOR_THEME.least);
  expect(styled.reduce((sum, count) => sum + count, 0)).toBeLessThan(FOR_THEME.most);
});

for (const width of [390, 1280, 1700]) {
  test(`the sticky bars have the expected height at ${width} px`, async ({ newContext }) => {
    const page = await (await newContext({ viewport: { width, height: 800 } })).newPage();
    for (const path of ['/layouts/flex', '/get-started/develop', '/']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pb-sticky-height'))).toBe('');
    }
  });
}
