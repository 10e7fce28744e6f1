import { expect, test } from '../support/test.ts';
import { readRoutes } from '../support/readSite.ts';

const SITE = 'sites/patternfly';

/** Without scripts, the DOM is the document as sent. */
const AS_SENT = { javaScriptEnabled: false };

const PAGES = [
  '/components/accordion',
  '/components/table',
  '/components/tabs/html',
  '/charts/area-chart',
  '/extensions/quick-starts/design-guidelines'
];

/** Actual and expected number of occurrences of a piece of content. */
interface Occurrences {
  piece: string;
  shown: number;
  sent: number;
}

/** Runs in the page. */
function countPieces(): Occurrences[] {
  const PREVIEW_LENGTH = 200;
  const LEAST_PROSE_LENGTH = 80;
  // The description intentionally repeats the start of the text.
  document.querySelectorAll('meta').forEach((meta) => meta.remove());
  // As serialised in a script string.
  const sent = document.documentElement.outerHTML.replaceAll('\\"', '"').replaceAll('\\u003c', '<');
  const previews = [...document.querySelectorAll('[data-root]')].map(({ innerHTML }) =>
    innerHTML.slice(0, PREVIEW_LENGTH)
  );
  const prose = [...document.querySelectorAll('.pb-prose p')].map(({ innerHTML }) => innerHTML);
  const pieces = [...previews, ...prose.filter(({ length }) => length > LEAST_PROSE_LENGTH)];
  return [...new Set(pieces)].map((piece) => ({
    piece,
    shown: pieces.filter((other) => other.startsWith(piece)).length,
    sent: sent.split(piece).length - 1
  }));
}

test.describe('a document', () => {
  for (const path of PAGES) {
    test(`contains text and examples of ${path} once`, async ({ visitAs }) => {
      const { page } = await visitAs(AS_SENT, path);
      const occurrences = await page.evaluate(countPieces);
      expect(occurrences.length).toBeGreaterThan(0);
      expect(occurrences.filter(({ shown, sent }) => shown !== sent)).toEqual([]);
    });
  }

  test('lists only the pages of the open section, so that its size is independent of the site', async ({ visitAs }) => {
    const { page } = await visitAs(AS_SENT, '/components/accordion');
    const links = page.locator('#pb_navigation [data-section] li a');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path?.startsWith('/components/'))).toEqual([]);
  });
});

test.describe("the site's scripts", () => {
  test('contain no page names', async ({ visit }) => {
    const { page } = await visit('/extensions/quick-starts');
    const addresses = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []))
    );
    expect(addresses.length).toBeGreaterThan(0);
    const scripts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
    const named = readRoutes(SITE).filter(({ path }) => scripts.some((script) => script.includes(path)));
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});
