import { MOST_BESIDES_PX, heightBesides } from '../support/heightBesides.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;

/**
 * The tallest pages while their references were open, and pages with lists that the build makes. The sweep of the full
 * tier measures all pages.
 */
const TALLEST = [
  '/charts/skeletons',
  '/charts/patterns',
  '/layouts/flex',
  '/components/table',
  '/components/table/accessibility',
  '/components/compass',
  '/patternfly-ai/chatbot/ui',
  '/topology/pipelines',
  '/tokens/all-tokens',
  '/design-foundations/icons',
  '/get-started/upgrade/release-notes'
];

test('a page is no taller than its content, a short reference and the frame', async ({ newContext }) => {
  test.setTimeout(2 * MINUTE_MS);
  const context = await newContext({ viewport: { width: 1280, height: 900 } });
  for (const path of TALLEST) {
    const page = await context.newPage();
    await page.goto(path);
    expect.soft(await heightBesides(page), path).toBeLessThanOrEqual(MOST_BESIDES_PX);
    await page.close();
  }
});

test('a reference is short in a narrow window too', async ({ newContext }) => {
  const context = await newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  for (const path of TALLEST.filter((each) => !each.startsWith('/design-foundations'))) {
    await page.goto(path);
    const heights = await page
      .locator('.pb-reference')
      .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().height));
    expect
      .soft(
        heights.reduce((sum, height) => sum + height, 0),
        path
      )
      .toBeLessThanOrEqual(MOST_BESIDES_PX);
  }
});
