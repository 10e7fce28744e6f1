import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { readRoutes } from '../support/readSite.ts';
import { casesOfTier, tier } from '../support/tier.ts';

const MINUTE_MS = 60_000;
/** The quick tier visits one of this many parts of the tabs. */
const PARTS = 24;
/** The part with guidelines, claims, charts, and references. */
const TURN = 4;

const tabs = readRoutes('sites/patternfly').map(({ tabPath }) => tabPath);
const PATHS = ['/', '/search', '/404', '/charts', ...casesOfTier(tabs, { share: PARTS, turn: TURN })];

/** Sizes of text, and styles of headings by level, in px. */
const SCALES = [
  {
    width: 1280,
    sizes: [12, 14, 16, 20, 28, 36],
    headings: { h1: '36/800', h2: '28/700', h3: '20/700', h4: '16/600' }
  },
  { width: 390, sizes: [12, 14, 16, 20, 24, 28], headings: { h1: '28/800', h2: '24/700', h3: '20/700', h4: '16/600' } }
] as const;

/** Highest empty band between the text of a head and what follows it, in px. */
const MAX_BAND = 48;

interface Texts {
  /** Sizes of text, with an example of each. */
  sizes: Record<string, string>;
  /** Headings of the page, as `h2 28/700`, with an example of each. */
  headings: Record<string, string>;
  /** Links outside of sentences that are underlined all the time. */
  underlined: string[];
  /** Height of the empty band below the text of the head; null without a head. */
  band: number | null;
}

/** Runs in the page. Examples have styles of their own. */
function readTexts(): Texts {
  const isShown = (element: Element): boolean =>
    element.closest('[data-preview], script, style, template, noscript') === null &&
    element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true });
  const sizes: Texts['sizes'] = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (parent && text !== '' && isShown(parent)) {
      const size = Math.round(parseFloat(getComputedStyle(parent).fontSize) * 100) / 100;
      // Without a size, it is for screen readers, searches, and copies.
      if (size > 0) {
        sizes[String(size)] ??= text.slice(0, 40);
      }
    }
  }
  const headings: Texts['headings'] = {};
  for (const heading of document.querySelectorAll(
    '.pb-main :is(h1, h2, h3, h4):not(.pb-contents *, .pf-v6-screen-reader)'
  )) {
    // Those of folded sections are labels of what opens them, and look alike on all levels; one in a page's head is smaller.
    const isLabel =
      heading.closest(
        '.pb-disclosure > .pb-heading, .pb-prose:has(+ .pb-claim-fold) > .pb-heading:only-child, .pb-page-guide'
      ) !== null;
    if (isShown(heading) && !isLabel) {
      const { fontSize, fontWeight } = getComputedStyle(heading);
      headings[`${heading.localName} ${parseFloat(fontSize)}/${fontWeight}`] ??= heading.textContent.slice(0, 40);
    }
  }
  const alone =
    '.pb-crumbs a, .pb-resources a, .pb-footer a, .pb-tabs a, .pb-siblings a, .pb-source-links a, .pb-card a';
  const underlined = [...document.querySelectorAll(alone)].filter(
    (link) => isShown(link) && getComputedStyle(link).textDecorationLine.includes('underline')
  );
  const last = document.querySelector(
    '.pb-page-header:not(:has(> .pb-page-guide)) > .pb-page-header-text'
  )?.lastElementChild;
  const tops = [
    ...document.querySelectorAll('.pb-tabs, .pb-contents, .pb-column > :not(.pb-body), .pb-body > *')
  ].flatMap((element) => (element.getBoundingClientRect().height > 0 ? [element.getBoundingClientRect().top] : []));
  const band = last && tops.length > 0 ? Math.min(...tops) - last.getBoundingClientRect().bottom : null;
  return { sizes, headings, underlined: underlined.map(({ textContent }) => textContent), band };
}

async function textsOf(context: BrowserContext, path: string): Promise<Texts> {
  const page: Page = await context.newPage();
  await page.goto(path);
  const texts = await page.evaluate(readTexts);
  await page.close();
  return texts;
}

for (const { width, sizes, headings } of SCALES) {
  test(`${PATHS.length} pages have six sizes of text, four headings, and no empty head, at ${width} px`, async ({
    newContext
  }) => {
    test.setTimeout((tier === 'full' ? 20 : 3) * MINUTE_MS);
    const context = await newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    const seen = new Set<string>();
    for (const path of PATHS) {
      const found = await textsOf(context, path);
      Object.keys(found.sizes).forEach((size) => seen.add(size));
      const others = Object.entries(found.sizes).filter(([size]) => !sizes.some((each) => String(each) === size));
      expect.soft(others, `${path}: sizes`).toEqual([]);
      const styles = Object.entries(headings).map(([level, style]) => `${level} ${style}`);
      const foreign = Object.entries(found.headings).filter(([style]) => !styles.includes(style));
      expect.soft(foreign, `${path}: headings`).toEqual([]);
      expect.soft(found.underlined, `${path}: underlined links outside of text`).toEqual([]);
      expect.soft(found.band ?? 0, `${path}: empty band in the head`).toBeLessThanOrEqual(MAX_BAND);
    }
    expect([...seen].map(Number).toSorted((one, other) => one - other)).toEqual(sizes);
  });
}
