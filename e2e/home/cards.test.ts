import type { Page } from '@playwright/test';

import { readPage, readRoutes } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;

/** Longest text of a card, in characters. */
const MOST_CHARACTERS = 60;

/** Addresses of all galleries: pages with one in their Markdown, and generated lists of sections. */
const GALLERIES = [
  ...new Set(readRoutes('sites/patternfly').flatMap(({ path, tabPath }) => [tabPath, `/${path.split('/')[1] ?? ''}`]))
].filter((path) => hasGallery(path));

function hasGallery(path: string): boolean {
  try {
    return readPage('sites/patternfly', path).includes('class="pb-card pb-gallery-card"');
  } catch {
    // No document: the section begins with a page.
    return false;
  }
}

/** Texts on cards that are cut off, too long, or missing. */
function unfitCards(page: Page): Promise<string[]> {
  return page.locator('.pb-gallery-card').evaluateAll(
    (cards, most) =>
      cards.flatMap((card) => {
        const text = card.querySelector<HTMLElement>('.pb-card-text');
        const name = card.querySelector('a')?.textContent ?? '';
        if (!text) {
          return [`${name}: no text`];
        }
        const { bottom, right } = text.getBoundingClientRect();
        const frame = card.getBoundingClientRect();
        const isClipped =
          text.scrollHeight > text.clientHeight + 1 ||
          text.scrollWidth > text.clientWidth + 1 ||
          bottom > frame.bottom + 1 ||
          right > frame.right + 1;
        const { length } = text.textContent;
        return [
          ...(isClipped ? [`${name}: clipped`] : []),
          ...(length > most ? [`${name}: ${length} characters`] : [])
        ];
      }),
    MOST_CHARACTERS
  );
}

for (const width of [1440, 390]) {
  test(`the texts of cards are whole in all galleries, ${width} px wide`, async ({ newContext }) => {
    test.setTimeout(2 * MINUTE_MS);
    expect(GALLERIES.length).toBeGreaterThan(8);
    const context = await newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    for (const path of GALLERIES) {
      await page.goto(path);
      expect.soft(await unfitCards(page), path).toEqual([]);
    }
  });
}
