import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';
import { REFERENCE_BUDGET } from '../../bench/budgets.ts';
import { readPage, readRoutes } from '../support/readSite.ts';

const BYTES_IN_KB = 1024;
const SITE = 'sites/patternfly';

/** HTML of the reference, which is at the end of a page's body. */
function referenceOf(tabPath: string): string {
  const main = readPage(SITE, tabPath);
  const start = main.search(/<section class="[^"]*\bpb-reference"/);
  return start < 0 ? '' : main.slice(start, main.indexOf('<footer class="pb-page-end"', start));
}

const parts = readRoutes(SITE)
  .map(({ tabPath }) => ({ tabPath, html: referenceOf(tabPath) }))
  .filter(({ html }) => html !== '');

test.describe('the reference of a page', () => {
  test('exists on many pages', () => {
    expect(parts.length).toBeGreaterThan(200);
  });

  test('is within its size budget', () => {
    const sizes = parts.map(({ tabPath, html }) => ({ tabPath, kb: gzipSync(html).length / BYTES_IN_KB }));
    expect(sizes.filter(({ kb }) => kb > REFERENCE_BUDGET.htmlKb)).toEqual([]);
  });

  test('is within its element budget', () => {
    const counts = parts.map(({ tabPath, html }) => ({ tabPath, elements: html.match(/<[a-z]/g)?.length ?? 0 }));
    expect(counts.filter(({ elements }) => elements > REFERENCE_BUDGET.elements)).toEqual([]);
  });
});
