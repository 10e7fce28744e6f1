/**
 * Reads and builds generated pages for a while: no text ends a build or takes long, and no page leaves its frame. The
 * pages differ for each commit, unless `PATTERNBOOK_FUZZ_SEED` is set; `PATTERNBOOK_FUZZ_SECONDS` sets the time.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { commitNumber } from '../../../scripts/testing/commitNumber.ts';
import { tier } from '../../../scripts/testing/tier.ts';
import { loadAcme } from '../content/support/acmeSite.ts';
import { type FuzzPage, fuzzPage } from './fuzzPages.ts';
import { createFuzzSite, PLAIN } from './fuzzSite.ts';
import { pageFaults } from './pageFaults.ts';

const SEED = Number(process.env['PATTERNBOOK_FUZZ_SEED'] ?? commitNumber());
const SECONDS = Number(process.env['PATTERNBOOK_FUZZ_SECONDS'] ?? { quick: 20, full: 300 }[tier]);

/** A third of the time is for single texts, the rest for whole sites. */
const READING_MS = (SECONDS * 1000) / 3;
const BUILDING_MS = SECONDS * 1000 - READING_MS;
const MOST_MS_OF_TEXT = 3000;
const PAGES = 40;
/** The first build makes the site's scripts; a hung one fails instead of the whole test. */
const MOST_MS_OF_BUILD = 180_000;
const TIMEOUT_MS = SECONDS * 1000 + 2 * MOST_MS_OF_BUILD;

/** Different pages for each round; the same ones for the same seed. */
function pagesOf(round: number, count: number): FuzzPage[] {
  return fc.sample(fuzzPage, { numRuns: count, seed: SEED + round });
}

describe(`generated pages (seed ${SEED})`, () => {
  it('are read within three seconds each', { timeout: TIMEOUT_MS }, async () => {
    const end = performance.now() + READING_MS;
    await loadAcme({ content: { 'first.md': '---\nid: First\nsection: start\n---\n\nText.' } });
    for (let round = 0; performance.now() < end; round += 1) {
      const pages = pagesOf(round, PAGES);
      const files = pages.map(({ body }, index): [string, string] => [
        `p${index}.md`,
        `---\nid: P${index}\nsection: start\n---\n\n${body}`
      ]);
      const start = performance.now();
      const site = await loadAcme({ content: Object.fromEntries(files) });
      // All of them together, so that none takes longer.
      const took = performance.now() - start;
      expect([site.pages.length, took < MOST_MS_OF_TEXT], `round ${round}`).toEqual([PAGES, true]);
    }
  });

  it('neither end a build nor leave their places', { timeout: TIMEOUT_MS }, async () => {
    const site = createFuzzSite();
    const end = performance.now() + BUILDING_MS;
    for (let round = 0; round === 0 || performance.now() < end; round += 1) {
      // Other pages than those that were read.
      const pages = pagesOf(1_000_000 + round, PAGES);
      site.write(pages);
      const { exitCode, output, errors } = await site.build(MOST_MS_OF_BUILD);
      expect([exitCode === 0 || exitCode === 1, errors], `round ${round}`).toEqual([true, '']);
      expect(JSON.parse(output)).toMatchObject({ pages: PAGES + 1 });
      const plain = site.document(PLAIN) ?? '';
      const faults = pages.flatMap((page, index) => {
        const document = site.document(index);
        const found = document === null ? ['no document'] : pageFaults(document, plain, page.examples);
        return found.length === 0 ? [] : [{ round, found, kind: page.kind, text: page.declarations ?? page.body }];
      });
      expect(faults).toEqual([]);
    }
  });
});
