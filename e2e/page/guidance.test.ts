import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { guidance } from '../../sites/patternfly/guidance.ts';
import { readPage, readRoutes } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';
import { fewOfCommit } from '../support/tier.ts';

const SITE = 'sites/patternfly';

/** Number of tabs that one commit measures. */
const COUNT = 10;

/** The site's own tabs whose size has a largest height. */
const TABS = readRoutes(SITE).flatMap(({ tabPath, source, package: name, relPath }) => {
  const limits = name === null ? guidance[source]?.limits : undefined;
  const text = limits ? readFileSync(resolve(import.meta.dirname, '../..', SITE, relPath), 'utf8') : '';
  const size = /^size: ([SML])$/m.exec(text)?.[1] as 'S' | 'M' | 'L' | undefined;
  const height = size === undefined ? undefined : limits?.[size].height;
  return height === undefined ? [] : [{ tabPath, height }];
});

test.use({ viewport: { width: 1440, height: 900 } });

test('there are tabs with a size', () => {
  expect(TABS.length).toBeGreaterThan(3);
});

/** Parts of the site's own tabs that a reader would find empty. */
const EMPTY = {
  'components that have nothing to show': /<[^>]+ data-missing-component="(\w+)"/g,
  'related pages without a text': /<a href="([^"]+)">[^<]*<\/a><span><\/span>/g,
  'measures without a table': /<p class="pb-audit-note">(Measured[^<]*)<\/p>(?!<details)/g
};

for (const [name, pattern] of Object.entries(EMPTY)) {
  test(`our own tabs have no ${name}`, () => {
    const own = readRoutes(SITE).filter((route) => route.package === null);
    const found = own.flatMap(({ tabPath }) =>
      [...readPage(SITE, tabPath).matchAll(pattern)].map(([, part]) => `${tabPath}: ${part}`)
    );
    expect(found).toEqual([]);
  });
}

for (const { tabPath, height } of fewOfCommit(TABS, COUNT)) {
  test(`${tabPath} is not higher than ${height} px`, async ({ visit }) => {
    const { page } = await visit(tabPath);
    const content = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // Without guessed heights.
      sheet.replaceSync('.pb-body * { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(sheet);
      return document.querySelector('.pb-body')?.getBoundingClientRect().height ?? 0;
    });
    expect(content).toBeGreaterThan(0);
    expect(content).toBeLessThanOrEqual(height);
  });
}
