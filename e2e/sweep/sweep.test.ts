import type { Browser } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { tier } from '../support/tier.ts';
import { readRoutes } from '../support/readSite.ts';

import { allExamples, chooseStandalone, chooseTabs } from './chooseDocuments.ts';
import { formatProblem } from './sweepProblem.ts';
import { baseline } from './baseline.ts';
import { applyBaseline } from './applyBaseline.ts';
import { layoutProblems } from './layoutProblems.ts';
import { visitDocuments } from './visitDocuments.ts';

const SITE = 'sites/patternfly';
const MINUTE_MS = 60_000;
/** Maximum share of examples on the baseline. */
const MAX_KNOWN_SHARE = 0.02;

const routes = readRoutes(SITE);
const tabs = chooseTabs(routes);
const standalone = chooseStandalone(routes, tier);

const test = base.extend<object, { imageless: Browser }>({
  imageless: [
    async ({}, use) => {
      const browser = await launchBrowser({ images: false });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' }
  ]
});

/** Tabs of a test: few, so that workers share the time, and the sample of a commit takes as long as that of another. */
const TABS = 20;
const TESTS = Math.ceil(tabs.length / TABS);

test.describe('the sweep of all tabs', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const { name, paths, checks } of [
    ...Array.from({ length: TESTS }, (_, test) => ({
      name: `part ${test + 1} of ${TESTS}`,
      paths: tabs.filter((_, index) => index % TESTS === test),
      checks: tier === 'full' ? [layoutProblems] : []
    })),
    { name: `${standalone.length} standalone examples`, paths: standalone, checks: [] }
  ]) {
    test(`${name} have only problems of the baseline`, async ({ imageless, address }) => {
      test.setTimeout(60 * MINUTE_MS);

      const problems = await visitDocuments(imageless, address, paths, checks);
      const { unknown, stale } = applyBaseline(problems, new Set(paths), baseline);
      expect.soft(unknown.map(formatProblem)).toEqual([]);
      const gone = stale.map(({ path, match }) => `${path} "${match}": nothing of it is left; remove the entry`);
      expect(gone).toEqual([]);
    });
  }

  test('the baseline is small and lists existing examples', () => {
    const examples = allExamples(routes);
    const known = new Set(baseline.flatMap((entry) => entry.examples.map((slug) => `${entry.path}/${slug}`)));
    expect([...known].filter((address) => !examples.has(address))).toEqual([]);
    expect(known.size / examples.size).toBeLessThanOrEqual(MAX_KNOWN_SHARE);
  });
});
