import { expect, test } from '../support/test.ts';

import { palette, results } from '../search/searchFields.ts';
import { trackRequests, requestsSettled } from '../support/pendingRequests.ts';

import { measureTraffic } from '../support/traffic.ts';

/** Budget of everything loaded before the first results; pages with examples have already loaded React. */
const BUDGETS_KB = [
  ['/components/accordion', 80],
  ['/get-started/about-patternfly', 145]
] as const;
const BYTES_IN_KB = 1024;

for (const [path, most] of BUDGETS_KB) {
  test(`the first results of a search are within budget: ${path}, ${most} KB`, async ({ context }) => {
    const page = await context.newPage();
    const pending = trackRequests(page);
    await page.goto(path);
    await requestsSettled(page, pending);
    // Both are loaded after the first results; on a slow machine some of them would be counted.
    await page.route('**/search/{parts.json,prose/**}', (route) => route.abort());
    const traffic = measureTraffic(page);
    await page.keyboard.press('/');
    await page.keyboard.type('b');
    await results(palette(page)).first().waitFor();
    const { script, style, html, other } = await traffic();
    expect(other).toBeGreaterThan(0);
    expect((script + style + html + other) / BYTES_IN_KB).toBeLessThanOrEqual(most);
  });
}
