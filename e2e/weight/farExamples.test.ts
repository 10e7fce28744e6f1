import type { Page } from '@playwright/test';

import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/test.ts';

/** A page with as many examples as fit without being folded. */
const PATH = '/components/table/react-deprecated';
const EXAMPLES = 20;
/** Of them, the ones that a first layout may include: the first two, and those that are near the window anyway. */
const MOST_AT_FIRST = 8;

/** Number of previews that the browser has laid out; it skips the others. */
function laidOutPreviews(page: Page): Promise<number> {
  return page
    .locator('.pb-example > .pb-preview')
    .evaluateAll(
      (previews) => previews.filter((preview) => preview.checkVisibility({ contentVisibilityAuto: true })).length
    );
}

function heightOfContent(page: Page): Promise<number> {
  return page.locator('#pb_main').evaluate((main) => (main as HTMLElement).offsetHeight);
}

/** Waits for the whole document, whose scripts are held. */
async function isParsed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'interactive');
}

test('a new visit lays out the first examples, then the height of all', async ({ visit, newContext }) => {
  const page = await (await newContext()).newPage();
  const startScripts = await holdRequests(page, '**/assets/*.js');
  await page.goto(PATH, { waitUntil: 'commit' });
  await isParsed(page);
  // A parsed document may still wait for its style sheets, without which nothing is skipped.
  await expect.poll(() => laidOutPreviews(page)).toBeLessThanOrEqual(MOST_AT_FIRST);
  expect(await laidOutPreviews(page)).toBeGreaterThanOrEqual(2);

  startScripts();
  const { page: other } = await visit(`${PATH}#basic`);
  const expected = await heightOfContent(other);
  await expect.poll(() => heightOfContent(page)).toBe(expected);
});

test('a reload and an address with an anchor lay out all examples, whose heights they need', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await page.goto(PATH);
  const startScripts = await holdRequests(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await isParsed(page);
  expect(await laidOutPreviews(page)).toBe(EXAMPLES);
  startScripts();

  const linked = await (await newContext()).newPage();
  await holdRequests(linked, '**/assets/*.js');
  await linked.goto(`${PATH}#basic`, { waitUntil: 'commit' });
  await isParsed(linked);
  expect(await laidOutPreviews(linked)).toBe(EXAMPLES);
});
