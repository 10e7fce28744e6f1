import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { readRoutes } from '../support/readSite.ts';
import { tier } from '../support/tier.ts';

const SITE = 'sites/patternfly';
const MINUTE_MS = 60_000;

/** What a page that was just opened may have besides its own content: frame, reference, lists that are made. */
const MOST_PX = 3000;

/** The tallest pages while their references were open, and pages with lists that the build makes. */
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

const paths = tier === 'full' ? [...new Set(readRoutes(SITE).map(({ tabPath }) => tabPath))] : TALLEST;

/** Height of a page without its prose and examples, laid out as a whole. */
function heightBesides(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Without guessed heights; what is closed stays closed.
    sheet.replaceSync(
      'details[open]::details-content, .pb-body :not(details, summary) { content-visibility: visible !important; }'
    );
    document.adoptedStyleSheets.push(sheet);
    // What authors wrote or placed: text, examples, exercises, figures, claims, tables of similar pages, the galleries of
    // landing pages, and the tokens that their table starts with. A playground is an example too.
    const own =
      '.pb-prose, .pb-example, [data-island=exercise], .pb-figures, .pb-claims, .pb-swatches, .pb-token-scale, .pb-siblings, .pb-tokens, .pb-gallery:not(.pb-icons)';
    const parts = [...(document.querySelector('.pb-body')?.children ?? [])];
    const playground = document.querySelector('.pb-playground')?.getBoundingClientRect().height ?? 0;
    let besides = document.documentElement.scrollHeight - playground;
    let run: Element[] = [];
    for (const part of [...parts, null]) {
      if (part?.matches(own)) {
        run.push(part);
      } else if (run[0]) {
        besides -= (run.at(-1) as Element).getBoundingClientRect().bottom - run[0].getBoundingClientRect().top;
        run = [];
      }
    }
    return besides;
  });
}

test('a page is no taller than its content, a short reference and the frame', async ({ newContext }) => {
  test.setTimeout(paths.length > TALLEST.length ? 30 * MINUTE_MS : 2 * MINUTE_MS);
  const context = await newContext({ viewport: { width: 1280, height: 900 } });
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(path);
    expect.soft(await heightBesides(page), path).toBeLessThanOrEqual(MOST_PX);
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
      .toBeLessThanOrEqual(MOST_PX);
  }
});
